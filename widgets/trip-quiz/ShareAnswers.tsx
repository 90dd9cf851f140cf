import { alerts } from '#src/alert/store.ts';
import { CopyField } from '#src/outputs/CopyField.tsx';
import { shareOrCopy } from '#src/outputs/share-or-copy.ts';
import { pageAddress } from '#src/page/history.ts';
import { Button } from '#src/ui/Button.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import { useState } from 'react';
import { writeAnswers, type Answers } from './answers.ts';
import type en from './messages/en.json';
import type { Question } from './questions.ts';

interface Props {
  readonly title: string;
  readonly answers: Answers;
  readonly questions: readonly Question[];
}

/** Hands an address with the answers to the visitor's other apps, else copies it. It has nothing else of the page's address. */
export function ShareAnswers({ title, answers, questions }: Props) {
  const t = useMessages<typeof en>();
  const track = useTrack();
  const [refused, setRefused] = useState<string>();

  const share = async () => {
    const { origin, pathname } = pageAddress();
    const url = `${origin}${pathname}#${writeAnswers(answers, questions)}`;
    setRefused(undefined);
    // What was answered is the visitor's own affair: the event has the page alone.
    track({ event: 'share', clickText: t('share'), link: pathname });
    const outcome = await shareOrCopy({ title: title || t('label'), url });
    if (outcome === 'copied') alerts.raise({ type: 'success', description: t('copied') });
    if (outcome === 'refused') setRefused(url);
  };
  return (
    <>
      <Button look="stroke" onClick={() => void share()}>
        {t('share')}
      </Button>
      {refused && <CopyField label={t('address')} text={refused} />}
    </>
  );
}
