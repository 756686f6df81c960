import type { site } from '../src/model/pages/site/index.ts';
import type { DemoOf } from '../src/model/vocabulary/demo.ts';

/** True of this program as it comes, and a start for any agency: its lawyer has the last word. */
export const simplePages: DemoOf<typeof site>['pages'] = [
  {
    title: 'Privacy',
    address: 'privacy',
    text: `This page says what we learn about you when you use this website, what we do with it and how long we keep it. It is short, because we collect little.

## What you send us

When you fill in a form, we store **what you typed**, the page that you sent it from, its language and the time. We use it to answer you and, if you like, to work with you. We do not sell it, and we pass it on to nobody.

- It reaches us by e-mail and is kept in the database of this website.
- We keep it for as long as we need it for that purpose.
- When you ask us to, we delete it, from our backups too.

## What happens when you only read

The pages of this site come from our own server and load nothing from elsewhere: no analytics, no advertising, no buttons of social networks, no fonts of other companies. If the server notes a request, it notes only the part of your network address that many people share.

To keep out spam and attacks, the server counts for a few minutes how many requests come from one address. It keeps no record of them.

## Services of others

The map and the booking calendar belong to other companies. They are loaded only after you open them; from then on the rules of those companies apply. The same goes for a chat that you open in a messaging app.

## Your rights

You may ask what we hold about you, have it corrected or deleted, or object to its use. Write to us through the [contact page](/contact-us): a person reads it, and you get an answer.

Whether and how this site uses cookies is said under [Cookies](/page/cookies).`,
    inFooter: true,
    ar: {
      title: 'الخصوصية',
      text: `توضّح هذه الصفحة ما نعرفه عنك عند استخدامك هذا الموقع، وما نفعله بما نعرف، ومدة احتفاظنا به. وهي قصيرة لأن ما نجمعه قليل.

## ما ترسله إلينا

عندما تملأ نموذجًا نحفظ **ما كتبته فيه**، والصفحة التي أرسلته منها ولغتها ووقت الإرسال. نستعمل ذلك للرد عليك، وللعمل معك إن رغبت. لا نبيعه، ولا نُطلع عليه أحدًا غيرنا.

- يصل إلينا بالبريد الإلكتروني، ويُحفظ في قاعدة بيانات هذا الموقع.
- نحتفظ به ما دمنا نحتاج إليه لهذا الغرض.
- نحذفه متى طلبت ذلك، ومن نسخنا الاحتياطية أيضًا.

## عندما تكتفي بالقراءة

تأتيك صفحات الموقع من خادمنا نحن، ولا تُحمِّل شيئًا من مكان آخر: لا أدوات تحليل، ولا إعلانات، ولا أزرار شبكات اجتماعية، ولا خطوط من شركات أخرى. وإن دوّن الخادم زيارة، فلا يدوّن من عنوان شبكتك إلا الجزء الذي يشترك فيه كثيرون.

ولصدّ الرسائل المزعجة والهجمات يَعُدّ الخادم لبضع دقائق ما يصل من العنوان الواحد، ثم لا يُبقي منه شيئًا.

## خدمات الآخرين

الخريطة وتقويم الحجز خدمتان لشركات أخرى، ولا يُحمَّل أيٌّ منهما إلا بعد أن تفتحه، ومن تلك اللحظة تسري قواعد تلك الشركات. والأمر نفسه في المحادثة التي تفتحها في تطبيق مراسلة.

## حقوقك

من حقك أن تسأل عمّا نحتفظ به عنك، وأن تطلب تصحيحه أو حذفه، وأن تعترض على استعماله. راسلنا من [صفحة التواصل](/contact-us): سيقرأ رسالتك إنسان، وسيصلك رد.

أما استخدام هذا الموقع ملفات تعريف الارتباط فتجده في صفحة [ملفات تعريف الارتباط](/page/cookies).`,
    },
  },
  {
    title: 'Terms',
    address: 'terms',
    text: `These terms hold for everybody who uses this website. What we agree with you for a project stands in its own contract, and that contract comes first.

## What you find here

We write these pages with care and keep them up to date. They inform you in general; they are no advice for your particular case, and prices and periods named here become binding only in an offer that both of us have signed.

## What belongs to whom

The texts, pictures and drawings on this site are ours or are shown with the permission of their owners. You may link to any page and quote from it as long as you name where it comes from. For anything beyond that, please [ask us](/contact-us) first.

The names and logos of our clients belong to them.

## How the site may be used

1. Do not try to get into parts of the site that are not meant for you.
2. Do not burden it so that others cannot use it.
3. Send us nothing that is unlawful or that belongs to somebody else.

## Links to others

Where we link to other websites, we have looked at them once and found them useful. Their owners answer for what they say, today and later.

## If something goes wrong

We do our best to keep this site available and free of errors, but we cannot promise that it always will be. We answer for damage that we cause on purpose or by gross negligence, and wherever the law says so. The law of the country in which we are registered applies.`,
    inFooter: true,
    ar: {
      title: 'الشروط',
      text: `تسري هذه الشروط على كل من يستخدم هذا الموقع. أما ما نتفق عليه معك في مشروع فمكانه عقد المشروع، والعقد مقدَّم على ما هنا.

## ما تجده في الموقع

نكتب هذه الصفحات بعناية ونحرص على تحديثها. غايتها التعريف العام لا المشورة في حالتك بعينها، والأسعار والمدد المذكورة فيها لا تُلزم أحدًا إلا في عرض وقّعه الطرفان.

## لمن تعود الحقوق

النصوص والصور والرسوم في هذا الموقع لنا، أو نعرضها بإذن أصحابها. لك أن تضع رابطًا لأي صفحة وأن تقتبس منها ما دمت تذكر المصدر. وما زاد على ذلك [فاسألنا عنه](/contact-us) أولًا.

أسماء عملائنا وشعاراتهم ملك لهم.

## كيف يُستخدم الموقع

1. لا تحاول الدخول إلى ما ليس متاحًا لك من الموقع.
2. لا تُثقل على الموقع بما يمنع غيرك من استخدامه.
3. لا ترسل إلينا ما يخالف القانون أو ما يملكه غيرك.

## روابط المواقع الأخرى

إذا وضعنا رابطًا لموقع آخر فقد اطّلعنا عليه ووجدناه مفيدًا، وأصحابه مسؤولون عمّا يُنشر فيه اليوم وغدًا.

## إن وقع خطأ

نبذل جهدنا ليبقى الموقع متاحًا وخاليًا من الأخطاء، ولا نستطيع أن نضمن ذلك دائمًا. ونتحمّل مسؤولية ما نسببه من ضرر عمدًا أو بإهمال جسيم، وحيثما أوجب القانون ذلك. ويسري قانون البلد الذي سُجّل فيه نشاطنا.`,
    },
  },
  {
    title: 'Cookies',
    address: 'cookies',
    text: `**This website sets no cookies on its visitors.** That is why no banner asks you about them.

## What your browser remembers

Two small notes stay in your own browser and are never sent to us:

- the language that you chose with the language switch, so that you need not choose it again;
- the place on a page while you change its language, until the other one has opened.

You can delete both at any time in the settings of your browser. The site works without them.

## When you open something of others

The map and the booking calendar come from other companies and are loaded only when you open them. They may then set cookies of their own, by the rules of those companies.

What else we know about you is said under [Privacy](/page/privacy).`,
    inFooter: true,
    ar: {
      title: 'ملفات تعريف الارتباط',
      text: `**لا يضع هذا الموقع أي ملفات تعريف ارتباط على أجهزة زواره**، ولذلك لا ترى شريطًا يسألك عنها.

## ما يتذكره متصفحك

تبقى في متصفحك أنت معلومتان صغيرتان لا تُرسَلان إلينا أبدًا:

- اللغة التي اخترتها من زر تبديل اللغة، حتى لا تختارها مرة أخرى.
- موضعك في الصفحة وأنت تبدّل لغتها، إلى أن تُفتح باللغة الأخرى.

يمكنك حذفهما متى شئت من إعدادات متصفحك، والموقع يعمل من دونهما.

## عندما تفتح خدمة من خدمات الآخرين

الخريطة وتقويم الحجز لشركات أخرى، ولا يُحمَّلان إلا عندما تفتحهما. وقد يضعان حينها ملفات تعريف ارتباط خاصة بهما وفق قواعد تلك الشركات.

أما ما سوى ذلك مما نعرفه عنك فتجده في صفحة [الخصوصية](/page/privacy).`,
    },
  },
];
