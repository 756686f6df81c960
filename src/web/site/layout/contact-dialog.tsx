import type { ReactNode } from 'react';
import { contactModal } from '../../../model/forms/contact-modal.ts';
import { Icon } from '../../ui/icon.tsx';
import { faultWords, outcomeWords } from '../forms/outcome-words.ts';
import { showFields } from '../forms/shown-fields.ts';
import { ContactModalIsland } from '../islands/islands.ts';
import { usePage, usePosted, useText } from '../page-context.ts';
import { CloseButton, OpenButton } from './open-dialog.tsx';
import { PrivacyNote } from './privacy-note.tsx';
import { sharedPart } from './shared-part.tsx';
import { useSiteData } from './site-data.ts';

const dialogId = 'contact-modal';
const titleId = 'contact-modal-title';

interface ContactButtonProps {
  className?: string;
  children: ReactNode;
}

/** Opens the dialog that every page ends with. */
export function ContactButton({ className = '', children }: ContactButtonProps) {
  return (
    <OpenButton dialog={dialogId} className={className}>
      {children}
    </OpenButton>
  );
}

export function ContactDialog() {
  const posted = usePosted('contact-modal');
  return (
    <dialog
      id={dialogId}
      popover="auto"
      {...{ closedby: 'any' }}
      aria-labelledby={titleId}
      // After a post without a script it says what became of it.
      open={posted !== undefined}
      className="contact-modal"
    >
      <Contents />
    </dialog>
  );
}

const Contents = sharedPart('div', function DialogContents() {
  const { language, navigation, contactModal: texts } = useText();
  const { formWords } = usePage();
  const { site } = useSiteData();
  return (
    <>
      <div>
        <h2 id={titleId} className="text-heading font-semibold">
          {site?.forms.title ?? navigation.speakToAnExpert}
        </h2>
        <CloseButton dialog={dialogId} aria-label={texts.close} className="icon-button">
          <Icon name="close" />
        </CloseButton>
      </div>
      <div>
        <ContactModalIsland
          language={language}
          fields={showFields(contactModal, formWords)}
          texts={{
            ...outcomeWords('contact-modal', formWords),
            submit: texts.submit,
            sending: texts.sending,
            faults: faultWords(formWords),
          }}
          posted={usePosted('contact-modal')}
        />
        <PrivacyNote text={site?.forms.privacy} />
      </div>
    </>
  );
});
