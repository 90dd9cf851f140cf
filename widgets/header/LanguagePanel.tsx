import type { RefObject } from 'react';
import { LanguageList } from './LanguageList.tsx';
import { MissingLanguage } from './MissingLanguage.tsx';
import { useDismiss } from './useDismiss.ts';
import type { Config } from './widget.ts';

interface Props {
  readonly config: Config;
  readonly isOpen: boolean;
  /** Holds the button and the panel. */
  readonly area: RefObject<HTMLElement | null>;
  readonly opener: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** The languages, and in the portal a translation service. */
export function LanguagePanel({ config, ...dismissal }: Props) {
  useDismiss(dismissal);
  return <LanguageList config={config} look="rows" Missing={MissingLanguage} />;
}
