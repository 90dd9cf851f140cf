import { useState } from 'react';
import { fullItem, type FullItem } from '#src/api/answers/full-item.schema.ts';
import { Card } from '#src/cards/Card.tsx';
import type { ShownItem } from '#src/catalogue/map/list-map-props.ts';
import { ListMap, ShowOnMap } from '#src/catalogue/map/ListMap.tsx';
import { readValue } from '#src/schema/read.ts';
import { toJson } from '#src/text/json.ts';
import { useHeadingLevel } from '#src/ui/heading-level.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { cardItem } from './card-item.ts';
import { keyOfEntry, type Entry } from './groups.ts';
import type en from './messages/en.json';
import type { Config } from './widget.ts';

/** What an item of the service has that says nothing but its title. */
const blank = readValue(fullItem, { title: '-' });

/** A favourite as a map takes it. */
const toItem = ({ favourite, title, copy }: Entry): FullItem => ({
  ...blank,
  id: favourite.id,
  type: favourite.type,
  title,
  latitude: copy?.latitude,
  longitude: copy?.longitude,
});

interface MapProps {
  readonly config: Config;
  /** In the order of the list. */
  readonly entries: readonly Entry[];
  readonly shown: ShownItem | undefined;
  readonly onShow: (shown: ShownItem | undefined) => void;
}

/** The favourites on a map, with the card of the one that is shown. */
export function FavouritesMap({ config, entries, shown, onShow }: MapProps) {
  const t = useMessages<typeof en>();
  const level = useHeadingLevel();
  const items = useUnchanged(entries.map(toItem));
  return (
    <ListMap
      items={items}
      names={undefined}
      question="favourites"
      ground={config}
      shown={shown}
      onShow={onShow}
      renderCard={({ id }) => {
        const index = entries.findIndex(({ favourite }) => favourite.id === id);
        const entry = entries[index];
        return (
          entry && (
            <Card
              item={cardItem(entry, t('gone'))}
              variant="compact"
              level={level}
              showCategories
              sizes="128px"
              position={index + 1}
            />
          )
        );
      }}
    />
  );
}

/** The same list as long as nothing in it changes. */
function useUnchanged<Item>(items: readonly Item[]): readonly Item[] {
  const text = toJson(items);
  const [kept, setKept] = useState({ text, items });
  if (kept.text === text) return kept.items;
  setKept({ text, items });
  return items;
}

interface ShowProps {
  readonly entry: Entry;
  readonly onShow: (shown: ShownItem) => void;
}

/** Shows a favourite on the map; nothing for one without a position. */
export const ShowFavourite = ({ entry, onShow }: ShowProps) => (
  <ShowOnMap item={toItem(entry)} onPress={() => onShow({ key: keyOfEntry(entry), isFromList: true })} />
);
