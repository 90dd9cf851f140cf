import { usePage } from '#src/widget-context.ts';
import type { Config } from './config.ts';
import styles from './language-panel.module.css';
import { LanguageList } from './LanguageList.tsx';
import { TranslateSlot } from './TranslateSlot.tsx';

interface Props {
  readonly id: string;
  readonly config: Config;
  readonly isOpen: boolean;
}

/** The languages, and in the portal a translation service. */
export function LanguagePanel({ id, config, isOpen }: Props) {
  const { mode } = usePage();
  const { languages, translateWidgetUrl } = config;
  return (
    <div id={id} className={styles['panel']} data-tw-root="" hidden={!isOpen}>
      <div className={styles['content']}>
        {languages && <LanguageList config={config} look="rows" />}
        {mode === 'B2B' && translateWidgetUrl && <TranslateSlot address={translateWidgetUrl} />}
      </div>
    </div>
  );
}
