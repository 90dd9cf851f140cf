import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useMessages } from '#src/i18n/useMessages.ts';
import { breakpoints, from } from '#src/page/breakpoints.ts';
import { SearchBox as Box } from '#src/search/SearchBox.tsx';
import { useLeaving } from '#src/search/useLeaving.ts';
import { useSearchMessages } from '#src/search/words.ts';
import { Heading } from '#src/ui/Heading.tsx';
import layout from '#src/ui/layout.module.css';
import { useMediaQuery } from '#src/ui/useMediaQuery.ts';
import type { WidgetProps } from '#src/widget.ts';
import { usePage } from '#src/widget-context.ts';
import type { Config } from './config.ts';
import type en from './messages/en.json';
import { SearchDialogPart, SearchPanelPart } from './parts.ts';
import styles from './search-box.module.css';

/** The site search in the page: with room for it the list hangs below the field, without it covers the screen. */
export function SearchBox({ config }: WidgetProps<Config>) {
  const { title, description, headingLevel, labels, ctaData, dataLayer } = config;
  const { site, cmsMode } = usePage();
  const t = useMessages<typeof en>();
  const words = useSearchMessages(labels);
  const isWide = useMediaQuery(from(breakpoints.desktop));
  const [typed, setTyped] = useState('');
  const [isInUse, setInUse] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const titleId = useId();

  const isOpen = isInUse && cmsMode !== 'author';
  const close = () => setInUse(false);
  useLeaving({ isActive: isOpen && isWide, areas: [area], onLeave: close });
  useEffect(() => {
    // What was typed before the page came to life stays.
    setTyped(field.current?.value ?? '');
  }, []);

  const resultsPage = config.searchPagePath ?? site.searchPagePath;
  if (!resultsPage) return null;
  const box = { settings: config, resultsPage, labels, ctaData, dataLayer };
  const prepare = isWide ? SearchPanelPart.load : SearchDialogPart.load;
  const enter = () => {
    prepare();
    // Below 1024 px the box covers the screen, which the focus alone must not do (WCAG 3.2.1).
    if (isWide) setInUse(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !isOpen || !isWide) return;
    event.preventDefault();
    close();
  };
  return (
    <section className={layout['column']} aria-labelledby={title ? titleId : undefined}>
      <div className={[layout['content'], styles['section']].join(' ')}>
        {(title || description) && (
          <div className={styles['head']}>
            {title && (
              <Heading level={headingLevel} id={titleId}>
                {title}
              </Heading>
            )}
            {description && <p className={styles['description']}>{description}</p>}
          </div>
        )}
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
        <div ref={area} onPointerEnter={prepare} onFocus={enter} onKeyDown={onKeyDown}>
          <Box
            {...box}
            Panel={SearchPanelPart}
            translate={words}
            searchWord={t('search')}
            typed={typed}
            onType={setTyped}
            field={field}
            look="page"
            opens={isWide ? 'listbox' : 'dialog'}
            isOpen={isOpen && isWide}
            onOpen={() => setInUse(true)}
          />
        </div>
      </div>
      {isOpen && !isWide && (
        <SearchDialogPart {...box} kept={{ typed, onType: setTyped }} opener={field} onClose={close} />
      )}
    </section>
  );
}
