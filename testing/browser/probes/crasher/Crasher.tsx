import { useEffect, useState } from 'react';

/** Throws when its author wants it to. */
export function Crasher({ config: { when } }: { readonly config: { readonly when: string } }) {
  const [hasClicked, setHasClicked] = useState(false);
  useEffect(() => {
    if (when === 'effect') throw new Error('thrown in an effect');
  }, [when]);
  if (when === 'render') throw new Error('thrown while rendering');
  if (when === 'later' && hasClicked) throw new Error('thrown later');
  const click = () => {
    if (when === 'click') throw new Error('thrown in a handler');
    setHasClicked(true);
  };
  return (
    <button type="button" onClick={click}>
      Crash
    </button>
  );
}
