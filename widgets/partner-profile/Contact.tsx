import type { OwnAddress } from '#src/api/own-address.ts';
import { Contacts } from '#src/partners/Contacts.tsx';
import { KeepContact } from '#src/partners/KeepContact.tsx';
import type { Partner } from '#src/partners/partner.schema.ts';
import { Heading } from '#src/ui/Heading.tsx';
import { levelBelow, useHeadingLevel } from '#src/ui/heading-level.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { Enquiry } from './Enquiry.tsx';
import type en from './messages/en.json';
import styles from './partner-profile.module.css';

interface Props {
  readonly entry: Partner;
  readonly name: string;
  /** Where what visitors write goes; without it there is no form. */
  readonly call: OwnAddress['call'];
}

/** How a company is reached, a contact to keep, and a form that writes to it. */
export function Contact({ entry, name, call }: Props) {
  const t = useMessages<typeof en>();
  const level = useHeadingLevel();
  return (
    <div className={styles['card']}>
      <Heading level={level} look="h3">
        {t('contact')}
      </Heading>
      <Contacts partner={entry} name={name} />
      <KeepContact partner={entry} name={name} />
      {call && (
        <div className={styles['enquiry']}>
          <Heading level={levelBelow(level)} look="h4">
            {t('write', { name })}
          </Heading>
          <Enquiry companyId={entry.companyId} call={call} />
        </div>
      )}
    </div>
  );
}
