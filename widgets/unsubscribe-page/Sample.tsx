import { SignInNote } from '#src/sign-in/SignInNote.tsx';
import { Ask } from './Ask.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import { Reasons } from './Reasons.tsx';
import { WaysOn } from './WaysOn.tsx';
import type { Config } from './widget.ts';

interface Props {
  readonly config: Config;
}

/** What an author sees: what a reader of an invented list is asked, before and after. Nothing is sent. */
export function Sample({ config }: Props) {
  const t = useMessages<typeof en>();
  const read = [
    {
      id: 'sample',
      label: t('sampleList'),
      subscribed: true,
      frequency: 'weekly',
      lang: '',
      frequencies: [],
    },
  ];
  return (
    <>
      {config.centreLink && <SignInNote />}
      <Ask
        read={read}
        offersLess={config.offerLess}
        isSending={false}
        onLeave={() => {}}
        onLower={() => {}}
      />
      {config.reasons.length > 0 && <Reasons reasons={config.reasons} ids={[]} token="" />}
      <WaysOn config={config} />
    </>
  );
}
