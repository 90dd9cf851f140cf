import type { Answer, Answers } from '#src/forms/answers.ts';
import type { RegistrationChange } from '#src/events/useRegistrationChange.ts';
import { seatsName } from './fields.tsx';

/** What is sent of a form: seats as a number, the visitor's answers, and those of each guest by their fields' names. */
export function toChange(
  answers: Answers,
): Required<Pick<RegistrationChange, 'seats' | 'answers' | 'guests'>> {
  const own: Record<string, Answer> = {};
  const guests: Record<string, Answer>[] = [];
  for (const [name, answer] of Object.entries(answers)) {
    const [, index, field] = /^guests\.(\d+)\.(.+)$/.exec(name) ?? [];
    if (name === seatsName) continue;
    if (index === undefined || field === undefined) own[name] = answer;
    else (guests[Number(index)] ??= {})[field] = answer;
  }
  const seats = Number(answers[seatsName] ?? 1);
  // A guest of whom nothing was asked, or nothing said, is a guest still.
  return { seats, answers: own, guests: [...guests].map((guest) => guest ?? {}) };
}
