import { fullItem } from '#src/api/answers/full-item.schema.ts';
import { Card } from '#src/cards/Card.tsx';
import { useFacts } from '#src/cards/facts/useFacts.ts';
import { keysOf } from '#src/catalogue/filters/item-values.ts';
import { useGroupNames } from '#src/favourites/groups/messages.ts';
import { readValue } from '#src/schema/read.ts';
import { isOffered } from '#src/search/item-types.ts';
import { useHeadingLevel } from '#src/ui/heading-level.ts';

/** As the search service answers it. */
const trail = readValue(fullItem, { id: 'rim', type: 'trail', title: 'Rim', ascent: 640, grade: 'hard' });

const noWord = () => undefined;

/** An item of the widget's own kind: its card, and what other widgets ask about its kind. */
export function Trail() {
  const factsOf = useFacts(noWord);
  const groupName = useGroupNames();
  const level = useHeadingLevel();
  const modes = (['B2C', 'B2B'] as const).filter((mode) => isOffered('trail', mode));
  return (
    <>
      <Card
        item={trail}
        variant="card"
        level={level}
        showCategories={false}
        sizes="100vw"
        position={1}
        facts={factsOf(trail)}
      />
      <dl>
        <dd>{keysOf(trail, 'difficulty').join(' ')}</dd>
        <dd>{groupName('trail')}</dd>
        <dd>{modes.join(' ')}</dd>
      </dl>
    </>
  );
}
