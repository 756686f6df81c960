import { ContactModalForm } from './contact-modal-form.tsx';
import { ContactSectionForm } from './contact-section-form.tsx';
import { island } from './island.tsx';
import { LeaseLeadForm } from './lease-lead-form.tsx';
import { ServicesItem } from './services-item.tsx';

/** What comes alive in the browser; start-islands.ts there has the same names. */
export const ContactModalIsland = island('contact-modal-form', ContactModalForm, 'seen');
export const ContactSectionIsland = island('contact-section-form', ContactSectionForm, 'used');
export const LeaseLeadIsland = island('lease-lead-form', LeaseLeadForm, 'used');
export const ServicesIsland = island('services-item', ServicesItem, 'used');
