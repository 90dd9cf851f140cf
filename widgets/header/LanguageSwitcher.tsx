import { useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { globe } from '#src/icon/common-glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { missingLanguagesQuery } from '#src/session/language-queries.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { useApi } from '#src/session/useApi.ts';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { NotLoaded } from '#src/ui/NotLoaded.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { usePage } from '#src/widget/context.ts';
import styles from './entries.module.css';
import { isCurrent } from './language-links.ts';
import type en from './messages/en.json';
import panelStyles from './panel.module.css';
import type { Config } from './widget.ts';

/** Fetched on hover or focus of the header (`usePreload`). */
export const LazyLanguagePanel = lazyComponent(async () => (await import('./wide-panels.ts')).LanguagePanel);

interface Props {
  readonly config: Config;
  readonly isOpen: boolean;
  /** Its panel stays away. */
  readonly isMissing: boolean;
  readonly onToggle: (isOpen: boolean) => void;
}

/** The page's language as a code of two letters, on a button that opens the others (APG: disclosure). */
export function LanguageSwitcher({ config, isOpen, isMissing, onToggle }: Props) {
  const { languages, translateWidgetUrl } = config;
  const t = useMessages<typeof en>();
  const page = usePage();
  const { language, mode, cmsMode } = page;
  const api = useApi();
  const client = useQueryClient();
  const area = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);

  const hasTranslation = mode === 'B2B' && Boolean(translateWidgetUrl);
  if (!languages?.data.length && !hasTranslation) return null;
  const own = languages?.data.find((item) => isCurrent(item, page))?.ctaLabel;
  const name = own ?? new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;

  /** About to be opened: which languages have this page is known when it is. */
  const prepare = () => {
    void LazyLanguagePanel.load();
    if (cmsMode === 'publish') void client.prefetchQuery(missingLanguagesQuery(api));
  };
  return (
    <div
      ref={area}
      className={styles['tool']}
      data-place="language"
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      <button
        ref={button}
        form=""
        type="button"
        className={styles['entry']}
        aria-expanded={isOpen}
        aria-controls={wasOpen ? panelId : undefined}
        onClick={() => onToggle(!isOpen)}
      >
        <Icon glyph={globe} size={20} />
        <span translate="no">{language.toUpperCase()}</span>{' '}
        <VisuallyHidden>{`${languages?.label || t('language')}: ${name}`}</VisuallyHidden>
      </button>
      {/* What a translation service has put there stays, so the panel does once it was opened. */}
      {wasOpen && (
        <div
          id={panelId}
          className={panelStyles['panel']}
          data-look="narrow"
          data-tw-root=""
          hidden={!isOpen}
        >
          <LazyLanguagePanel
            config={config}
            isOpen={isOpen}
            area={area}
            opener={button}
            onClose={() => onToggle(false)}
          />
        </div>
      )}
      {isMissing && <NotLoaded className={panelStyles['note']} />}
    </div>
  );
}
