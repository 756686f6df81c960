import type { contact } from '../src/model/pages/contact/index.ts';
import type { DemoOf } from '../src/model/vocabulary/demo.ts';

export const contactContent: DemoOf<typeof contact> = {
  banner: {
    heading: 'Tell us what is not working',
    text: 'A form that loses people, an app nobody opens, or a blank page where the website should be. Describe it in your own words. We answer within one working day, and a designer or a developer writes the reply.',
    image: 'banner-contact.png',
    imageAlt: '',
    ar: {
      heading: 'أخبرنا بما لا يعمل',
      text: 'نموذج يهرب منه الزوار، أو تطبيق لا يفتحه أحد، أو صفحة بيضاء في مكان الموقع. صِف الأمر بكلماتك، ويصلك ردّنا خلال يوم عمل واحد، يكتبه مصمّم أو مطوّر.',
    },
  },
  contact: {
    tagline:
      'Monday to Friday. Our numbers are British; calls and chats are put through to Dubai, Lahore or London.',
    phone1: '+44 20 7946 0142',
    phone2: '+44 20 7946 0318',
    email1: 'hello@example.com',
    email2: 'projects@example.com',
    location: 'Office 412, Lantern Building, Canal Street, Dubai',
    ar: {
      tagline:
        'من الاثنين إلى الجمعة. أرقامنا بريطانية، ومنها نحوّل مكالمتك أو محادثتك إلى دبي أو لاهور أو لندن.',
      location: 'مكتب 412، مبنى الفانوس، شارع القناة، دبي',
    },
  },
  help: {
    help: 'Not sure what to write? Three lines will do: what you have today, what bothers you about it, and when it should be solved. A rough budget helps us to suggest the right size of answer. If we are the wrong people for it, we will tell you in the first reply.',
    ar: {
      help: 'لا تعرف ماذا تكتب؟ تكفي ثلاثة أسطر: ما الذي لديك اليوم، وما الذي يزعجك فيه، ومتى تريد حلّه. وإن ذكرت ميزانية تقريبية اقترحنا عليك حلًّا على قدرها. وإن لم نكن الأنسب لمشروعك قلنا لك ذلك في أول ردّ.',
    },
  },
};
