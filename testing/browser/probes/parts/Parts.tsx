import { useEffect, useState } from 'react';
import { watchAnchors } from '#src/page/watch-anchors.ts';
import { AppliedChip, Chip } from '#src/ui/Chip.tsx';
import { Disclosure } from '#src/ui/Disclosure.tsx';
import { FieldShell } from '#src/ui/FieldShell.tsx';
import { Skeleton, SkeletonBox } from '#src/ui/Skeleton.tsx';
import { Tabs } from '#src/ui/Tabs.tsx';
import { Tooltip } from '#src/ui/Tooltip.tsx';
import { useAccordion } from '#src/ui/useAccordion.ts';

const tabs = ['Places', 'Events', 'Offers'].map((title) => ({
  key: title,
  title,
  count: '12',
  panel: <p>{`About ${title}`}</p>,
}));

/** Everything that stays in its place on the page. */
export function Parts() {
  useEffect(watchAnchors, []);
  const memberOf = useAccordion();
  const [isOn, setOn] = useState(false);
  return (
    <div>
      {['Visas', 'Money'].map((name) => (
        <Disclosure key={name} label={name} headingLevel={2} isRegion {...memberOf(name)}>
          <p id={name.toLowerCase()}>{`All about ${name}`}</p>
          <a href="/en/more.html">{`More on ${name}`}</a>
        </Disclosure>
      ))}
      <Tabs label="Results" tabs={tabs} />
      <Tooltip text="This page is not in German yet." link={<a href="/de">German start page</a>}>
        {(description) => (
          <button type="button" aria-disabled="true" aria-describedby={description}>
            Deutsch
          </button>
        )}
      </Tooltip>
      <FieldShell label="Mobile" help="With country code" error="5 to 20 digits" isRequired kind="ltr">
        {(control) => <input {...control} type="tel" defaultValue="+966 11" />}
      </FieldShell>
      <FieldShell label="Name">{(control) => <input {...control} />}</FieldShell>
      <Chip isOn={isOn} onToggle={setOn} count="12">
        Beaches
      </Chip>
      <Chip isOn={false} onToggle={() => {}} count="0" isDisabled>
        Snow
      </Chip>
      <AppliedChip onRemove={() => {}} removeLabel="Remove Deserts">
        Deserts
      </AppliedChip>
      <Skeleton>
        <SkeletonBox shape="picture" />
        <SkeletonBox shape="title" />
        <SkeletonBox shape="text" lines={3} />
      </Skeleton>
      <a href="#target">To the target</a>
      <a href="#visas">To visas</a>
    </div>
  );
}
