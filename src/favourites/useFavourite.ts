import { toJson } from '#src/text/json.ts';
import { useState } from 'react';
import { favouriteList, type Favourite } from './favourites.schema.ts';
import { tryRead } from '#src/schema/read.ts';
import { useApi } from '#src/session/useApi.ts';
import { useUser } from '#src/session/useUser.ts';
import { useAskForSignIn } from '#src/sign-in/requests/useAskForSignIn.ts';
import { favourite } from './sign-in-reasons.ts';
import { isStorable, toFavourite } from './favourite-list.ts';
import { useFavouriteMessages } from './messages.ts';
import { useFavourites } from './useFavourites.ts';
import { useSaveFavourites } from './useSaveFavourites.ts';

/** One heart: all of an item on the page share its state. */
export interface FavouriteState {
  readonly isOn: boolean;
  /** What is wanted is not kept yet. */
  readonly isPending: boolean;
  /** It may be pressed: an item without id or address cannot be kept, and nobody may be asked who cannot sign in. */
  readonly isPossible: boolean;
  /** What a press has just done, for assistive technology; empty before, and where it failed. */
  readonly said: string;
  readonly toggle: () => void;
}

/**
 * The state of one item among the visitor's favourites.
 *
 * @param options.anonymous what a press of an anonymous visitor does: `local` keeps the item in this browser, `prompt`
 *   asks to sign in, and adds the item afterwards
 */
export function useFavourite(
  item: Favourite,
  { anonymous = 'local' }: { readonly anonymous?: 'local' | 'prompt' | undefined } = {},
): FavouriteState {
  const { page } = useApi();
  const { user, isPending: isUnknown } = useUser();
  const { ids, changes } = useFavourites();
  const save = useSaveFavourites();
  const t = useFavouriteMessages();
  const [said, setSaid] = useState('');

  const set = async (wanted: Favourite, isOn: boolean) => {
    setSaid(t(isOn ? 'added' : 'removed', { title: wanted.title }));
    const [done] = await save([wanted], isOn);
    if (!done) setSaid('');
  };
  const addWanted = (detail: string) => {
    const wanted = readItem(detail);
    if (wanted) void set(wanted, true);
  };
  const isAsking = anonymous === 'prompt';
  const ask = useAskForSignIn(isAsking ? { name: 'favourite', act: addWanted } : undefined);

  const isOn = ids.has(item.id);
  const change = changes.get(item.id);
  const isAnonymous = !user && !isUnknown;
  const isAuthoring = page.cmsMode === 'author';
  return {
    isOn,
    isPending: change !== undefined && change.doneFor === undefined,
    isPossible: isStorable(item) && (isAuthoring || !isAsking || !isAnonymous || isOn || ask !== undefined),
    said,
    toggle() {
      if (isAuthoring || !isStorable(item)) return;
      if (isAsking && !user && !isOn) ask?.({ reason: favourite.name, detail: toJson(toFavourite(item)) });
      else void set(item, !isOn);
    },
  };
}

/** The item that a visitor wanted to add before signing in. */
function readItem(text: string): Favourite | undefined {
  try {
    return tryRead(favouriteList, [JSON.parse(text)])?.[0];
  } catch {
    return undefined;
  }
}
