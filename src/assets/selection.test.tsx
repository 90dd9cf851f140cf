import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readValue } from '#src/schema/read.ts';
import { renderPart } from '#testing/render-part.tsx';
import { asset as assetSchema, type Asset } from './asset.schema.ts';
import { SelectBox } from './SelectBox.tsx';
import { mostSelected, useSelection } from './useSelection.ts';

afterEach(() => vi.useRealTimers());

const assetOf = (id: string, more: object = {}): Asset =>
  readValue(assetSchema, { id, title: `Asset ${id}`, type: 'image', ...more });
const note = (name: string) => screen.getByRole('note', { name }).textContent;
const press = (name: string, role = 'button') => fireEvent.click(screen.getByRole(role, { name }));

function Select({ assets }: { readonly assets: readonly Asset[] }) {
  const { selected, has, toggle, addAll } = useSelection();
  const [refused, refuse] = useState(0);
  return (
    <>
      {assets.slice(0, 3).map((one) => (
        <SelectBox key={one.id} title={one.title} isSelected={has(one.id)} onChange={() => toggle(one)} />
      ))}
      <button onClick={() => refuse(addAll(assets))}>All</button>
      <p role="note" aria-label="selected">{`${selected.length} selected, ${refused} refused`}</p>
    </>
  );
}

describe('a selection', () => {
  test('takes fifty, and none that is kept back', () => {
    const many = Array.from({ length: 60 }, (_, index) => assetOf(`A${index}`, { restricted: index === 1 }));
    renderPart(<Select assets={many} />);
    press('Select Asset A1', 'checkbox');
    expect(note('selected')).toBe('0 selected, 0 refused');
    press('Select Asset A0', 'checkbox');
    expect(screen.getByRole('checkbox', { name: 'Select Asset A0' })).toBeChecked();
    press('All');
    expect(note('selected')).toBe(`${mostSelected} selected, 9 refused`);
  });

  test('loses what expires while it is selected', async () => {
    vi.useFakeTimers({
      now: new Date('2026-11-20T12:00:00Z'),
      toFake: ['Date', 'setTimeout', 'clearTimeout'],
    });
    renderPart(<Select assets={[assetOf('A', { expires: '2026-11-20T12:30:00Z' }), assetOf('B')]} />);
    press('All');
    expect(note('selected')).toBe('2 selected, 0 refused');
    await act(() => vi.advanceTimersByTimeAsync(31 * 60_000));
    expect(note('selected')).toBe('1 selected, 0 refused');
  });
});
