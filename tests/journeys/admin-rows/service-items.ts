import { type ItemRow, itemTexts } from './item-row.ts';

const fetched = { from: '/api/services', failed: 'Failed to fetch services data' };
const fetchedByTree = { from: '/api/services', failed: 'Failed to fetch services' };

const titled = {
  typed: {
    Title: ['Lantern keeping', 'رعاية الفوانيس'],
    Description: ['Somebody who trims the wick.', 'من يقص الفتيل.'],
  },
  faults: ['Title is required', 'Description is required'],
  changed: { Description: ['Somebody who fills the oil.', 'من يملأ الزيت.'] },
  fetched: fetchedByTree,
} satisfies Partial<ItemRow>;

const designProcessCard = {
  noun: 'design process card',
  typed: {
    Heading: ['Trim the wick', 'قص الفتيل'],
    'Bullet 1': ['With small scissors', 'بمقص صغير'],
  },
  isBeyondShown: true,
  faults: ['Heading is required', 'Please add at least one bullet point'],
  changed: { 'Bullet 1': ['Never in the rain', 'ليس في المطر'] },
  says: itemTexts('design process card'),
  fetched: fetchedByTree,
  shownAt: '/services/design-&-ux',
} satisfies Partial<ItemRow>;

const tooAreDeleted = (noun: string, inner: string) =>
  `Are you sure you want to delete this ${noun}? Its ${inner} services are deleted too.`;

/** Where nothing is chosen, the first main and the first primary service of the demo site are. */
export const serviceItems: readonly ItemRow[] = [
  {
    route: 'services/main',
    noun: 'service',
    says: itemTexts('service', { asks: tooAreDeleted('service', 'primary and secondary') }),
    shownAt: '/services',
    ...titled,
  },
  {
    route: 'services/primary',
    noun: 'primary service',
    says: itemTexts('primary service', { asks: tooAreDeleted('primary service', 'secondary') }),
    shownAt: '/services/design-&-ux',
    ...titled,
  },
  {
    route: 'services/secondary',
    shape: 'in a choice within a choice',
    noun: 'secondary service',
    says: itemTexts('secondary service'),
    shownAt: '/services/design-&-ux/psd-to-responsive-html',
    ...titled,
  },
  {
    route: 'services/primary',
    shape: 'a list of texts, in a chosen service, beyond what the site shows',
    ...designProcessCard,
  },
  { route: 'services/secondary', ...designProcessCard },
  {
    route: 'services/process',
    noun: 'process card',
    typed: {
      Heading: ['Light the lantern', 'أشعل الفانوس'],
      Text: ['Before the sun is down.', 'قبل أن تغيب الشمس.'],
    },
    faults: ['Heading is required', 'Text is required'],
    changed: { Text: ['After the sun is down.', 'بعد أن تغيب الشمس.'] },
    says: itemTexts('process card', {
      addFailed: 'Failed to add process card',
      updateFailed: 'Failed to update process card',
    }),
    fetched,
    shownAt: '/services',
  },
  {
    route: 'services/projects',
    noun: 'project',
    typed: { Detail: ['A lighthouse that sings', 'منارة تغني'] },
    picture: { label: 'Image', isRequired: true },
    faults: ['Detail is required', 'Image is required'],
    changed: { Detail: ['A lighthouse that hums', 'منارة تدندن'] },
    says: itemTexts('project', {
      addFailed: 'Failed to add project',
      updateFailed: 'Failed to update project',
    }),
    fetched,
    shownAt: '/services',
  },
  {
    route: 'services/expert-at',
    shape: 'beside its block, with words of its own',
    noun: 'expert card',
    typed: {
      Title: ['Fog horns', 'أبواق الضباب'],
      Details: ['Loud where it is needed.', 'عالية حيث يلزم.'],
    },
    faults: ['Title is required', 'Details is required'],
    changed: { Details: ['Silent where it is not.', 'صامتة حيث لا يلزم.'] },
    says: itemTexts('expert card', {
      addFailed: 'Failed to add expert card',
      updateFailed: 'Failed to update expert card',
      deleteFailed: 'Failed to delete item',
      deleted: 'Item deleted successfully!',
    }),
    fetched,
    shownAt: '/services',
  },
];
