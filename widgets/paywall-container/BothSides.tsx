import { Gate } from '#src/access/Gate.tsx';
import { GatedSlot } from '#src/access/GatedSlot.tsx';
import { SignInNote } from '#src/sign-in/SignInNote.tsx';
import { AuthorNote } from '#src/ui/AuthorNote.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import { ClosedByReason } from './ClosedByReason.tsx';
import type { Sides } from './MembersPart.tsx';
import type en from './messages/en.json';
import styles from './paywall-container.module.css';
import { Teaser } from './Teaser.tsx';

const reasons = ['anonymous', 'role', 'quota'] as const;

/** The beginning, each reason why the rest may be closed, and the rest as far as the page holds it. Nothing is asked. */
export function BothSides({ config, call }: Sides) {
  const t = useMessages<typeof en>();
  const { requiredRoles, slotId = '', registerLink } = config;
  return (
    <Gate isOpen isLeft={false} place={undefined} closed={null}>
      <div className={styles['rest']}>
        <AuthorNote>{t('closedSide')}</AuthorNote>
        <SignInNote />
        {requiredRoles && (
          <AuthorNote>
            {requiredRoles.length === 0 ? t('noRole') : t('roles', { roles: requiredRoles.join(', ') })}
          </AuthorNote>
        )}
        <Teaser html={config.teaserHtml} isBusy={false} isFaded />
        {reasons.map((reason) => (
          <ClosedByReason
            key={reason}
            reason={reason}
            texts={config.reasonTexts}
            registerLink={registerLink}
          />
        ))}
        <AuthorNote>{call ? t('fetched', { address: call.address }) : t('openSide')}</AuthorNote>
        {!call && <GatedSlot id={slotId} />}
      </div>
    </Gate>
  );
}
