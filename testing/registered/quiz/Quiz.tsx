import { useAskForSignIn } from '#src/sign-in/requests/useAskForSignIn.ts';
import { writeKey } from '#src/storage/store.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import { quizAnswer } from './analytics-events.ts';
import { quizResult } from './sign-in-reasons.ts';
import { quizAnswers } from './storage.ts';
import { Trail } from './Trail.tsx';

/** Keeps an answer, reports it, asks for sign-in, and shows an item: each by what its own folder registers. */
export function Quiz() {
  const ask = useAskForSignIn();
  const track = useTrack();
  const answer = () => {
    writeKey(quizAnswers, { capital: 'Riyadh' });
    track({ event: quizAnswer.name, clickText: 'capital' });
    ask?.({ reason: quizResult.name });
  };
  return (
    <>
      <button type="button" onClick={answer}>
        Riyadh
      </button>
      <Trail />
    </>
  );
}
