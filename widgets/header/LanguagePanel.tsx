import { usePage } from '#src/widget/context.ts';
import type { Config } from './config.ts';
import { LanguageList } from './LanguageList.tsx';
import { MissingLanguage } from './MissingLanguage.tsx';
import { TranslateSlot } from './TranslateSlot.tsx';

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
