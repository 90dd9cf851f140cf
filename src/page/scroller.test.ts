// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { makeScroll } from '#testing/scrolling-element.ts';
import { lockScroll } from './scroll-lock.ts';
import { scrollerOf, scrollTopOf } from './scroller.ts';

const byId = (id: string) => document.getElementById(id)!;
const nameOf = (element: Element | null) => scrollerOf(element)?.id ?? 'window';

/** Makes the window's document so many px high. */
const makePage = (height: number) => {
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(800);
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(height);
};

const high = { shown: 700, inside: 5000 };
const low = { shown: 300, inside: 5000 };

beforeEach(() => {
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('CSS', { supports: () => false });
  document.documentElement.removeAttribute('style');
  document.body.innerHTML = `<header id="header"></header>
    <div id="outer"><div id="inner"><p id="text">Text</p></div></div><aside id="side"></aside>`;
});

describe('what scrolls around a text', () => {
  test('is the window on a page without an element that scrolls, however short the page is', () => {
    makePage(5000);
    expect(nameOf(byId('text'))).toBe('window');
    makePage(800);
    expect(nameOf(byId('text'))).toBe('window');
  });

  test('is the nearest of two that scroll, also where the window scrolls', () => {
    makePage(5000);
    makeScroll(byId('outer'), high);
    expect(nameOf(byId('text'))).toBe('outer');
    makeScroll(byId('inner'), high);
    expect(nameOf(byId('text'))).toBe('inner');
    expect(nameOf(byId('header'))).toBe('window');
  });

  test('is one that scrolls both ways, but none that only lies sideways, is low, or has all in view', () => {
    makePage(5000);
    makeScroll(byId('outer'), high).style.overflow = 'auto';
    expect(nameOf(byId('text'))).toBe('outer');
    makeScroll(byId('inner'), low);
    expect(nameOf(byId('text')), 'less than half the window').toBe('outer');
    makeScroll(byId('inner'), { shown: 700, inside: 700 });
    expect(nameOf(byId('text')), 'all in view').toBe('outer');
    makeScroll(byId('inner'), high).style.overflowY = 'hidden';
    expect(nameOf(byId('text')), 'a carousel').toBe('outer');
  });

  test('is the body where the window does not take its scrolling over', () => {
    document.body.id = 'body';
    makeScroll(document.body, high);
    makePage(800);
    document.documentElement.style.overflowY = 'visible';
    expect(nameOf(byId('text'))).toBe('window');
    document.documentElement.style.overflowY = 'hidden';
    expect(nameOf(byId('text'))).toBe('body');
    document.body.removeAttribute('id');
  });
});

describe('what scrolls around something beside it', () => {
  const width = (element: HTMLElement, value: number) =>
    Object.defineProperty(element, 'clientWidth', { configurable: true, value });

  test('is the largest of a page that does not scroll itself; no dialog, and nothing of ours', () => {
    makePage(800);
    width(makeScroll(byId('outer'), high), 900);
    width(makeScroll(byId('side'), high), 300);
    expect(nameOf(byId('header'))).toBe('outer');
    document.body.insertAdjacentHTML('beforeend', '<dialog open id="dialog"></dialog>');
    byId('outer').remove();
    width(makeScroll(byId('dialog'), high), 1200);
    expect(nameOf(byId('header'))).toBe('side');
    byId('side').dataset['widgetRoot'] = '';
    expect(nameOf(byId('header')), 'the one that was found stays').toBe('side');
    byId('side').remove();
    expect(nameOf(null)).toBe('window');
  });

  test('is the window that something holds still: a layer of ours, or of the page', () => {
    makePage(5000);
    makeScroll(byId('outer'), high);
    const unlock = lockScroll({ cmsMode: 'publish' });
    expect(nameOf(byId('header'))).toBe('window');
    unlock();
    vi.stubGlobal('scrollY', 300);
    document.documentElement.style.overflowY = 'hidden';
    expect(nameOf(byId('header'))).toBe('window');
    expect(scrollTopOf(byId('header'))).toBe(300);
    vi.stubGlobal('scrollY', 0);
    byId('outer').scrollTop = 70;
    expect(scrollTopOf(byId('header'))).toBe(70);
  });
});
