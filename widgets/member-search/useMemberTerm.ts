import { useEffect, useEffectEvent, useState } from 'react';
import { useTerm } from '#src/search/useTerm.ts';
import { useSettled } from '#src/table/useSettled.ts';
import { emailPattern, toMail } from '#src/text/mail.ts';
import { toName } from '#src/text/names.ts';
import { patterns } from '#src/text/patterns.ts';
import { limitLength } from '#src/text/plain.ts';
import { useTrack } from '#src/widget/useTrack.ts';

/** UTF-16 units of a name or mail address that is looked for. */
const most = 100;

/** Ms after the last key until somebody is asked. */
const pause = 300;

/** A search for people. */
interface MemberTerm {
  /** What the service is asked for: a name, a mail address, or nothing. */
  readonly asked: string;
  /** What is typed is neither a name nor a mail address: the rows stay as they were. */
  readonly isWrong: boolean;
  readonly input: ReturnType<typeof useTerm>['input'];
  readonly clear: () => void;
}

/** What is typed may become a mail address yet. */
const isBegun = (term: string): boolean => /^[^\s@,;:()<>]+(@[^\s@]*)?$/.test(term);

/**
 * Whether what could be a name is a list, or an address whose at sign is still to come: it has a full stop between letters, where
 * initials have one letter before theirs.
 */
const isOther = (term: string): boolean => /[,()]|\p{L}{2}\.\p{L}/u.test(term);

/** What a term asks for; undefined for one that is neither a name nor a mail address. */
function questionIn(term: string): string | undefined {
  if (term === '' || (patterns.lettersAndSpaces(term) && !isOther(term))) return toName(term);
  const mail = toMail(term);
  return emailPattern.test(mail) ? mail : undefined;
}

/**
 * Follows a search for people: letters and spaces, or a whole mail address. It is kept in the widget alone, neither in the address
 * of the page nor in storage, and the data layer hears of its length (decision 177).
 */
export function useMemberTerm(): MemberTerm {
  const { input, term, setTyped } = useTerm();
  const track = useTrack();
  const settled = useSettled(limitLength(term, most).trim(), pause);
  const question = questionIn(settled);
  const [asked, ask] = useState('');
  const [isLeft, setLeft] = useState(false);
  if (question !== undefined && question !== asked) ask(question);

  const report = useEffectEvent((length: number) =>
    track({ event: 'search_submit', dataLayer: { count: length } }),
  );
  useEffect(() => {
    if (asked !== '') report(asked.length);
  }, [asked]);

  return {
    asked,
    isWrong: question === undefined && (isLeft || !isBegun(settled)),
    input: {
      ...input,
      maxLength: most,
      onChange(change) {
        setLeft(false);
        input.onChange?.(change);
      },
      onBlur(blur) {
        setLeft(true);
        input.onBlur?.(blur);
      },
    },
    clear: () => setTyped(''),
  };
}
