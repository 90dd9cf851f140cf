import { useEffect, useMemo, useState } from 'react';
import { ApiError } from '#src/api/errors.ts';
import { identityOf } from '#src/api/user.ts';
import type { Asset } from '#src/assets/asset.schema.ts';
import { whyKept, type Kept } from '#src/assets/licence.ts';
import { useFavouriteAssets, type FavouriteAssets } from '#src/assets/useFavouriteAssets.ts';
import { useLicenceTime } from '#src/assets/useLicenceTime.ts';
import { useSelection, type Selection } from '#src/assets/useSelection.ts';
import { useSavesData } from '#src/media/useSavesData.ts';
import { onSessionEnd } from '#src/session/end-session.ts';
import { useUser, type Visitor } from '#src/session/useUser.ts';
import { useAnnounce } from '#src/ui/useAnnounce.ts';
import { useLazyOpening } from '#src/ui/useLazyOpening.ts';
import { useMediaQuery } from '#src/ui/useMediaQuery.ts';
import { usePage } from '#src/widget/context.ts';
import { useMessages, useSharedMessages } from '#src/widget/useMessages.ts';
import { assetOf } from './asset-item.ts';
import { LazyQuickView } from './LazyQuickView.ts';
import type en from './messages/en.json';
import type { TileActions } from './Tile.tsx';
import { useAssetSearch, type LibrarySearch } from './useAssetSearch.ts';
import { useStable } from '#src/ui/useStable.ts';
import { useTrail } from './useTrail.ts';
import type { Config } from './widget.ts';

/** Who rests a pointer on something, and has not asked for less motion. */
const pointing = '(hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference)';

/** What is found, what is selected of it, and what can be done with it. */
interface Assets {
  readonly search: LibrarySearch;
  readonly visitor: Visitor;
  readonly isAuthor: boolean;
  readonly shown: readonly Asset[];
  readonly selection: Selection;
  readonly favourites: FavouriteAssets;
  readonly actions: TileActions;
  /** Why an asset may not be taken now. */
  readonly keptOf: (asset: Asset) => Kept | undefined;
  /** Whether films may play while the pointer or the focus is on them. */
  readonly plays: boolean;
  readonly quickView: {
    readonly asset: Asset | undefined;
    readonly href: string | undefined;
    readonly isOpen: boolean;
    readonly close: () => void;
  };
  /** What is said about the selection. */
  readonly note: string | undefined;
  readonly setNote: (note: string | undefined) => void;
  /** What is said about assets that are gone. */
  readonly gone: string | undefined;
}

/** The libraries for the visitor of the page, with the state of the widget. */
export function useAssets(config: Config): Assets {
  const t = useMessages<typeof en>();
  const shared = useSharedMessages();
  const say = useAnnounce();
  const page = usePage();
  const isAuthor = page.cmsMode === 'author';
  const { timeZone } = page.site;
  const visitor = useUser();
  const { user } = visitor;
  const found = useAssetSearch(config, user);
  const { catalogue } = found.site;
  const [goneIds, setGone] = useState<ReadonlySet<string>>(new Set());
  const [gone, sayGone] = useState<string>();
  const [note, setNote] = useState<string>();
  const [opened, open] = useState<Asset>();
  const isOpen = useLazyOpening(LazyQuickView, opened !== undefined, () => {
    open(undefined);
    say(shared('notLoaded'), 'assertive');
  });

  const items = useMemo(
    () => (goneIds.size > 0 ? catalogue.items.filter(({ id }) => !goneIds.has(id)) : catalogue.items),
    [catalogue.items, goneIds],
  );
  const shown = useMemo(() => items.map(assetOf), [items]);
  const now = useLicenceTime(shown);
  const favourites = useFavouriteAssets();
  const savesData = useSavesData();
  const isPointing = useMediaQuery(pointing);
  const selection = useSelection(config.maxSelect);
  const { clear } = selection;
  const stable = useStable({ clear, addAll: selection.addAll });

  // What one visitor has selected is not the next one's.
  const [owner, setOwner] = useState<string>();
  const known = user ? identityOf(user) : undefined;
  if (known !== undefined && known !== owner) {
    setOwner(known);
    if (owner !== undefined) clear();
  }
  useEffect(
    () =>
      onSessionEnd((reason) => {
        open(undefined);
        if (reason === 'signed-out') stable.clear();
      }),
    [stable],
  );

  const isKnown = (catalogue.status === 'found' || catalogue.status === 'nothing') && !catalogue.isOld;
  useTrail(user, isKnown ? shown : undefined, { selected: selection.selected, addAll: stable.addAll });

  const actions = useStable<TileActions>({
    toggle(asset) {
      const isDone = selection.toggle(asset);
      const isFull = selection.selected.length >= config.maxSelect;
      const words = isDone || !isFull ? undefined : t('full', { count: config.maxSelect });
      setNote(words);
      if (words) say(words, 'assertive');
    },
    open,
    keep: favourites.keep,
    remove: favourites.remove,
    refused(asset, reason) {
      if (!(reason instanceof ApiError) || reason.status !== 404) return;
      const words = t('gone', { title: asset.title });
      setGone(new Set([...goneIds, asset.id]));
      sayGone(words);
      say(words, 'assertive');
      if (selection.has(asset.id)) selection.toggle(asset);
    },
  });

  return {
    search: { ...found, site: { ...found.site, catalogue: { ...catalogue, items } } },
    visitor,
    isAuthor,
    shown,
    selection,
    favourites,
    actions,
    keptOf: (asset) => now && whyKept(asset, now, timeZone),
    plays: isPointing && !savesData && !isAuthor,
    quickView: {
      asset: opened,
      href: items.find(({ id }) => id === opened?.id)?.url,
      isOpen,
      close: () => open(undefined),
    },
    note,
    setNote,
    gone,
  };
}
