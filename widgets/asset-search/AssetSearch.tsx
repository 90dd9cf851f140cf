import type { ReactNode } from 'react';
import { PortalGate } from '#src/portal/PortalGate.tsx';
import { CatalogueSection } from '#src/catalogue/filters/CatalogueSection.tsx';
import { NameSearch } from '#src/search/NameSearch.tsx';
import { useTabs } from '#src/ui/useTabs.ts';
import { TabList } from '#src/ui/TabList.tsx';
import { Button } from '#src/ui/Button.tsx';
import type { WidgetProps } from '#src/widget/definition.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import { userIdOf } from '#src/api/user.ts';
import { AssetGrid } from './AssetGrid.tsx';
import { assetOf } from './asset-item.ts';
import styles from './asset-search.module.css';
import { LayoutSwitch } from './LayoutSwitch.tsx';
import { LazyQuickView } from './LazyQuickView.ts';
import type en from './messages/en.json';
import { Searches } from './Searches.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { Tile } from './Tile.tsx';
import { useAssets } from './useAssets.ts';
import { useSubjects } from './useSubjects.ts';
import type widget from './widget.ts';

const trade = { mode: 'B2B' } as const;

/** The pictures, films and documents of the media centre: search, filters, three views, and what is selected of them. */
export function AssetSearch({ config }: WidgetProps<typeof widget>) {
  const { collectionPath, uploadLink } = config;
  const t = useMessages<typeof en>();
  const track = useTrack();
  const assets = useAssets(config);
  const { search, visitor, isAuthor, selection, favourites, actions, quickView, note, setNote } = assets;
  const { site, libraries, library, layouts, layout } = search;
  const { catalogue } = site;
  const { user, can } = visitor;
  const subjects = useSubjects(search);
  const tabs = useTabs({
    count: libraries.length,
    selected: libraries.indexOf(library),
    activation: 'manual',
    onSelect(index) {
      const chosen = libraries[index];
      if (!chosen || chosen === library) return;
      track({ event: 'tab_click', clickText: t(chosen) });
      if (!isAuthor) search.choose(chosen);
    },
  });
  const hasTabs = libraries.length > 1;

  const around = (content: ReactNode) => (
    <PortalGate audience={trade} signInText={t('signIn')}>
      <div className={styles['search']}>
        <NameSearch
          label={t('search')}
          namesLabel={t('subjects')}
          action={t('find')}
          debounce={0}
          term={catalogue.term}
          queryOf={subjects.queryOf}
          languageOf={subjects.languageOf}
          onSearch={(term) => {
            track({ event: 'search_submit', clickText: term });
            if (!isAuthor) catalogue.change({ term });
          }}
          onName={(name) => {
            track({ event: 'search_submit', clickText: name });
            if (!isAuthor) subjects.choose(name);
          }}
        />
        {hasTabs && (
          <TabList
            {...tabs}
            label={t('libraries')}
            selected={libraries.indexOf(library)}
            tabs={libraries.map((one) => ({ key: one, title: t(one) }))}
          />
        )}
        {(user || isAuthor) && (
          <div {...(hasTabs && tabs.panel(libraries.indexOf(library)))} className={styles['found']}>
            {content}
          </div>
        )}
      </div>
    </PortalGate>
  );

  return (
    <>
      <CatalogueSection
        config={{ ...config, views: [], placeholderImage: undefined }}
        site={site}
        around={around}
        action={
          <div className={styles['ways']}>
            {collectionPath && user && (
              <Button
                look="stroke"
                size="small"
                href={collectionPath}
                event={{ event: 'cta_click', clickText: t('collections') }}
              >
                {t('collections')}
              </Button>
            )}
            {uploadLink && can('manageAndUploadAssets') && (
              <Button
                look="stroke"
                size="small"
                href={uploadLink}
                event={{ event: 'cta_click', clickText: t('upload') }}
              >
                {t('upload')}
              </Button>
            )}
          </div>
        }
        tools={
          <>
            {user && (
              <Searches
                owner={userIdOf(user)}
                catalogue={catalogue}
                onSearch={(to) => {
                  // Its name is the visitor's own text, and nothing for reports.
                  track({ event: 'search_submit', clickText: t('savedList') });
                  catalogue.change(to);
                }}
              />
            )}
            <LayoutSwitch
              layouts={layouts}
              layout={layout}
              onLayout={(to, label) => {
                track({ event: 'tab_click', clickText: label });
                if (!isAuthor) catalogue.change({ view: to === config.layout ? undefined : to });
              }}
            />
          </>
        }
        above={assets.gone && <p className={styles['gone']}>{assets.gone}</p>}
        below={
          user && (
            <SelectionBar
              selection={selection}
              shown={assets.shown}
              favourites={favourites}
              note={note}
              onNote={setNote}
              onGone={() => catalogue.retry()}
            />
          )
        }
        arrange={() => (entries, list) =>
          layout === 'list' ? (
            <ul className={styles['rows']} role={list.role} data-layout="list">
              {entries.map(({ element }) => element)}
            </ul>
          ) : (
            <AssetGrid
              entries={entries}
              layout={layout}
              label={config.title || t('search')}
              isSelected={(asset) => (user && !assets.keptOf(asset) ? selection.has(asset.id) : undefined)}
              onToggle={actions.toggle}
            />
          )
        }
        renderItem={(item, { level, position }) => {
          const asset = assetOf(item);
          return (
            <Tile
              asset={asset}
              href={item.url}
              level={level}
              position={position}
              layout={layout}
              kept={assets.keptOf(asset)}
              isSelected={selection.has(asset.id)}
              isFavourite={favourites.ids.has(asset.id)}
              plays={assets.plays}
              actions={user ? actions : undefined}
            />
          );
        }}
      />
      {quickView.asset && quickView.isOpen && user && (
        <LazyQuickView
          asset={quickView.asset}
          href={quickView.href}
          kept={assets.keptOf(quickView.asset)}
          isSelected={selection.has(quickView.asset.id)}
          onToggle={() => quickView.asset && actions.toggle(quickView.asset)}
          onClose={quickView.close}
        />
      )}
    </>
  );
}
