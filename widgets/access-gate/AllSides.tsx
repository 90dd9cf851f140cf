import { GatedSlot } from '#src/access/GatedSlot.tsx';
import { SignInNote } from '#src/sign-in/SignInNote.tsx';
import { AuthorNote } from '#src/ui/AuthorNote.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import type { AreaProps } from './area-props.ts';
import { SignIn } from './Closed.tsx';
import type en from './messages/en.json';
import { NoAccessYet } from './NoAccessYet.tsx';
import { Terms } from './Terms.tsx';

const nothing = () => {};

/** Each state in which visitors may meet the gate, and what is behind it. Nothing is asked, and nobody is sent elsewhere. */
export function AllSides({ config, areaPage }: AreaProps) {
  const t = useMessages<typeof en>();
  return (
    <>
      <AuthorNote>{t('closedSides')}</AuthorNote>
      <SignInNote />
      <SignIn />
      {config.termsHtml && <Terms config={config} accepted="" isAsking={false} onAccepted={nothing} />}
      {(['denied', 'pending', 'rejected'] as const).map((state) => (
        <NoAccessYet key={state} state={state} reason="" config={config} onCheck={nothing} />
      ))}
      {areaPage && <AuthorNote>{t('sent', { address: areaPage })}</AuthorNote>}
      {config.slotId && <GatedSlot id={config.slotId} />}
    </>
  );
}
