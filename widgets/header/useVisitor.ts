import { useEffect, useState } from 'react';
import { useUser, type Visitor } from '#src/session/useUser.ts';

/** Ms after which visitors may sign in although nobody knows yet who they are. */
const visitorTimeout = 2000;

/** Who the visitor is; anonymous where that takes long to learn. */
export function useVisitor(): Visitor {
  const visitor = useUser();
  const { isPending } = visitor;
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(setLate, visitorTimeout, true);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isPending]);
  return { ...visitor, isPending: isPending && !isLate };
}
