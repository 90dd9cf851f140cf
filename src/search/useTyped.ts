import { useContext, useEffect, useRef, useState, type RefObject } from 'react';
import { TextSourceContext } from '#src/rich-text/text-source.ts';
import { fallbackTerm } from './fallback-term.ts';

/**
 * The text of a field that shows its page's term: that term, until the visitor types. What was typed before
 * the page came to life stays, in this field or in the CMS's own, also where the term becomes known only then.
 *
 * @param term changes with the page's address
 * @param onTerm told when it has
 */
export function useTyped(
  term: string,
  field: RefObject<HTMLInputElement | null>,
  onTerm: () => void,
): readonly [typed: string, type: (text: string) => void] {
  const { fallback } = useContext(TextSourceContext);
  const [typed, setTyped] = useState(term);
  const life = useRef<'new' | 'typed in before' | 'alive'>('new');

  useEffect(() => {
    const before = life.current;
    life.current = 'alive';
    if (before === 'new') {
      const own = fallbackTerm(fallback) || (field.current?.value ?? '');
      if (own !== term) life.current = 'typed in before';
      setTyped(own);
    } else {
      if (before === 'alive') setTyped(term);
      onTerm();
    }
  }, [term, field, fallback, onTerm]);

  return [typed, setTyped];
}
