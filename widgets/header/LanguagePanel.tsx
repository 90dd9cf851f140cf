import { usePage } from '#src/widget/context.ts';
import { LanguageList } from './LanguageList.tsx';
import { MissingLanguage } from './MissingLanguage.tsx';
import { TranslateSlot } from './TranslateSlot.tsx';
import type { Config } from './widget.ts';

interface Props {
  readonly config: Config;
}

/** The languages, and in the portal a translation service. */
export function LanguagePanel({ config }: Props) {
  const { mode } = usePage();
  const { languages, translateWidgetUrl } = config;
  return (
    <>
      {languages && <LanguageList config={config} look="rows" Missing={MissingLanguage} />}
      {mode === 'B2B' && translateWidgetUrl && <TranslateSlot address={translateWidgetUrl} />}
    </>
  );
}
