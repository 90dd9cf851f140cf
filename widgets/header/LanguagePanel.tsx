import { usePage } from '#src/widget-context.ts';
import type { Config } from './config.ts';
import { LanguageList } from './LanguageList.tsx';
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
      {languages && <LanguageList config={config} look="rows" />}
      {mode === 'B2B' && translateWidgetUrl && <TranslateSlot address={translateWidgetUrl} />}
    </>
  );
}
