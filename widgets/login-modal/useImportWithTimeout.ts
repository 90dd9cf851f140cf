import { useEffect, useEffectEvent } from 'react';
import { answerTimeout } from '#src/sign-in/requests/requests.ts';
import type { OpenSignInRequest } from '#src/sign-in/requests/useSignInRequest.ts';
import type { LazyPart } from '#src/ui/lazy-component.ts';

/** Has a dialog fetched when somebody asks; where it fails or takes too long, the ask leads to the login service. */
export function useImportWithTimeout({ load }: LazyPart, asked: OpenSignInRequest | undefined): void {
  const isAsked = asked !== undefined;
  const lead = useEffectEvent(() => asked?.signIn());

  useEffect(() => {
    if (!isAsked) return undefined;
    let isOver = false;
    const timer = setTimeout(() => lead(), answerTimeout);
    void load().then((hasCome) => {
      clearTimeout(timer);
      if (!hasCome && !isOver) lead();
    });
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [load, isAsked]);
}
