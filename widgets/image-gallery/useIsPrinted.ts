import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is printed, or has been: from then on all of it is there. */
export function useIsPrinted(): boolean {
  const [isPrinted, setPrinted] = useState(false);
  useEffect(() => {
    // The browser lays out the sheets as soon as this event has been told.
    const onPrint = () => flushSync(() => setPrinted(true));
    window.addEventListener('beforeprint', onPrint);
    return () => window.removeEventListener('beforeprint', onPrint);
  }, []);
  return isPrinted;
}
