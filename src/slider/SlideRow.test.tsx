import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { useState, type ComponentProps } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { inScope, renderPart } from '#testing/render-part.tsx';
import { SlideRow } from './SlideRow.tsx';

const slidesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    key: `${index}`,
    content: <a href={`#${index + 1}`}>{`Place ${index + 1}`}</a>,
  }));

const onChange = vi.fn<(index: number, trigger: 'user' | 'auto') => void>();
afterEach(() => void onChange.mockClear());

const row = (props: Partial<ComponentProps<typeof SlideRow>> = {}) => (
  <SlideRow label="Places" slides={slidesOf(9)} onIndexChange={onChange} {...props} />
);

/** Waits until the slider is there: what is not in view is then inert. */
const sliderComes = () => vi.waitFor(() => expect(slideAt(9)).toHaveAttribute('inert'));
const slideAt = (place: number) => screen.getByRole('group', { name: `${place} of 9`, hidden: true });
const reachable = () =>
  screen
    .getAllByRole('group', { name: /of 9$/ })
    .filter((slide) => !slide.hasAttribute('inert'))
    .map((slide) => slide.textContent);
const button = (name: string) => screen.getByRole('button', { name });

test('it is a carousel of slides that are named by their places; its controls come before them', async () => {
  renderPart(row());
  await sliderComes();
  const carousel = screen.getByRole('group', { name: 'Places' });
  expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
  expect(slideAt(2)).toHaveAttribute('aria-roledescription', 'slide');
  const [previous, next] = within(carousel).getAllByRole('button');
  expect(previous).toHaveAccessibleName('Previous');
  expect(next).toHaveAccessibleName('Next');
  const link = screen.getByRole('link', { name: 'Place 1' });
  expect(next!.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('buttons and bullets move it; what is out of view cannot be reached', async () => {
  const visitor = userEvent.setup();
  renderPart(row());
  await sliderComes();
  expect(reachable()).toEqual(['Place 1', 'Place 2', 'Place 3']);
  await visitor.click(button('Next'));
  expect(reachable()).toEqual(['Place 2', 'Place 3', 'Place 4']);
  await visitor.click(button('Slide 7 of 9'));
  expect(reachable()).toEqual(['Place 7', 'Place 8', 'Place 9']);
  expect(button('Slide 7 of 9')).toHaveAttribute('aria-current', 'true');
  await visitor.click(button('Previous'));
  expect(onChange.mock.calls).toEqual([
    [1, 'user'],
    [6, 'user'],
    [5, 'user'],
  ]);
});

test('at an end a button keeps the focus and does nothing', async () => {
  const visitor = userEvent.setup();
  renderPart(row());
  expect(button('Previous')).toHaveAttribute('aria-disabled', 'true');
  await visitor.click(button('Slide 6 of 9'));
  await visitor.click(button('Next'));
  expect(button('Next')).toHaveFocus();
  expect(button('Next')).toHaveAttribute('aria-disabled', 'true');
  onChange.mockClear();
  await visitor.keyboard('{Enter}');
  expect(onChange).not.toHaveBeenCalled();
});

test('where it goes round, the last slide is followed by the first', async () => {
  const visitor = userEvent.setup();
  renderPart(row({ loop: true }));
  await sliderComes();
  await visitor.click(button('Previous'));
  expect(onChange).toHaveBeenLastCalledWith(8, 'user');
  expect(reachable()).toEqual(['Place 1', 'Place 2', 'Place 9']);
  await visitor.click(button('Next'));
  expect(onChange).toHaveBeenLastCalledWith(0, 'user');
});

test('slides that are all in view are a plain row', () => {
  renderPart(row({ slides: slidesOf(3), perView: { desktop: 3, tablet: 3, mobile: 3 } }));
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getAllByRole('link')).toHaveLength(3);
});

test('a plain row is a list, and says nothing of a carousel, its slides or a change', () => {
  const { container } = renderPart(
    row({ slides: slidesOf(3), perView: { desktop: 3, tablet: 3, mobile: 3 } }),
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(container.querySelector('[aria-roledescription], [aria-live], [role="group"]')).toBeNull();
});

test('a row that fits the width of its column is a plain one there, and a carousel where it does not', () => {
  const { container } = renderPart(
    row({ slides: slidesOf(3), perView: { desktop: 3, tablet: 2, mobile: 1 } }),
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(container.querySelector('[aria-roledescription]')).toBeNull();
});

test('without bullets, and where they would be too many, the place is written', async () => {
  const visitor = userEvent.setup();
  const { unmount } = renderPart(row({ bullets: false }));
  await visitor.click(button('Next'));
  expect(screen.getByText('2 of 9')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Slide/ })).toBeNull();
  unmount();
  renderPart(row({ slides: slidesOf(13) }));
  expect(screen.getByText('1 of 13')).toBeVisible();
});

test('the component around it may decide which slide is first', async () => {
  function Decided() {
    const [index, setIndex] = useState(2);
    return (
      <>
        <button type="button" onClick={() => setIndex(8)}>
          Last era
        </button>
        {row({ index, onIndexChange: setIndex })}
      </>
    );
  }
  const visitor = userEvent.setup();
  renderPart(<Decided />);
  await sliderComes();
  expect(reachable()).toEqual(['Place 3', 'Place 4', 'Place 5']);
  await visitor.click(button('Last era'));
  expect(reachable()).toEqual(['Place 7', 'Place 8', 'Place 9']);
  await visitor.click(button('Previous'));
  expect(reachable()).toEqual(['Place 6', 'Place 7', 'Place 8']);
});

test('a slide that is seen in part is passed over by the keyboard, and a press on it brings it into view', async () => {
  renderPart(row({ perView: { desktop: 2.5, tablet: 2, mobile: 1 } }));
  await sliderComes();
  expect(reachable()).toEqual(['Place 1', 'Place 2']);
  const place = (left: number, right: number) => ({ left, right, top: 0, bottom: 300 }) as DOMRect;
  const slides = document.querySelector('[data-slider] > *')!;
  [...slides.children].forEach((slide, index) =>
    vi.spyOn(slide, 'getBoundingClientRect').mockReturnValue(place(index * 400, index * 400 + 400)),
  );
  fireEvent.click(slides, { clientX: 500, clientY: 100 });
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.click(slides, { clientX: 900, clientY: 100 });
  expect(onChange).toHaveBeenLastCalledWith(1, 'user');
});

test('in a browser that does not tell what is in view it stays a row that scrolls', async () => {
  const { unmount } = renderPart(row());
  await sliderComes();
  unmount();
  vi.stubGlobal('IntersectionObserver', undefined);
  renderPart(row());
  // The slider's code is there: it would begin now.
  await act(async () => {});
  expect(screen.getAllByRole('link')).toHaveLength(9);
  expect(document.querySelector('[data-slider]')).toBeNull();
});

test('a server draws all slides so that none is out of reach', () => {
  const html = document.createElement('div');
  html.innerHTML = renderToString(inScope(row()));
  expect(within(html).getAllByRole('link')).toHaveLength(9);
  expect(html.querySelector('[inert]')).toBeNull();
  expect(html.querySelector('[style]')).toBeNull();
});

describe('slides that change by themselves', () => {
  afterEach(() => void vi.useRealTimers());
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
  const start = async (props = {}) => {
    vi.useFakeTimers();
    renderPart(row({ autoplay: true, ...props }));
    // It is seen to be in view.
    await act(async () => {});
  };

  test('have a button that stops them, before all others, and are not read out', async () => {
    await start();
    expect(screen.getAllByRole('button')[0]).toHaveAccessibleName('Pause slide show');
    const live = slideAt(1).closest('[aria-live]')!;
    expect(live).toHaveAttribute('aria-live', 'off');
    pass(6000);
    expect(onChange).toHaveBeenLastCalledWith(1, 'auto');
    fireEvent.click(button('Pause slide show'));
    expect(live).toHaveAttribute('aria-live', 'polite');
    pass(60_000);
    expect(onChange).toHaveBeenCalledOnce();
  });

  test('begin again after the last', async () => {
    await start({ slides: slidesOf(4) });
    pass(6000);
    pass(6000);
    expect(onChange.mock.calls).toEqual([
      [1, 'auto'],
      [0, 'auto'],
    ]);
  });

  test('wait for a pointer, and stop for good at a press', async () => {
    await start();
    const carousel = screen.getByRole('group', { name: 'Places' });
    fireEvent.pointerEnter(carousel);
    pass(60_000);
    expect(onChange).not.toHaveBeenCalled();
    fireEvent.pointerLeave(carousel);
    pass(6000);
    expect(onChange).toHaveBeenCalledOnce();
    fireEvent.click(button('Next'));
    pass(60_000);
    expect(onChange.mock.calls.map(([, trigger]) => trigger)).toEqual(['auto', 'user']);
  });

  test('stay where they are while all are in view', async () => {
    await start({ slides: slidesOf(3) });
    pass(60_000);
    expect(onChange).not.toHaveBeenCalled();
  });
});
