import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { byId, createElement, pageBody, pageElement, pageHead, readDocument, writeDocument } from './dom.ts';

describe('the document is read past any element that has the name of what is read', () => {
  const { body } = document;

  beforeEach(() => {
    const names = [
      'body',
      'head',
      'documentElement',
      'getElementById',
      'createElement',
      'cookie',
      'title',
      'readyState',
    ];
    const images = names.map((name) => `<img name="${name}"><img id="${name}" name="${name}">`);
    body.innerHTML = `${images.join('')}<img id="x">`;
  });
  afterEach(() => body.replaceChildren());

  test('its elements', () => {
    expect(pageElement()).toBeInstanceOf(HTMLHtmlElement);
    expect(pageBody()).toBeInstanceOf(HTMLBodyElement);
    expect(pageHead()).toBeInstanceOf(HTMLHeadElement);
  });

  test('its state', () => {
    expect(readDocument('readyState')).toBe('complete');
    expect(typeof readDocument('cookie')).toBe('string');
  });

  test('its calls', () => {
    expect(byId('x')).toBeInstanceOf(HTMLImageElement);
    expect(byId('nobody')).toBeNull();
    expect(createElement('div')).toBeInstanceOf(HTMLDivElement);
  });

  test('and written', () => {
    writeDocument('title', 'Places');
    expect(readDocument('title')).toBe('Places');
    writeDocument('cookie', 'a=1');
    expect(readDocument('cookie')).toContain('a=1');
    writeDocument('cookie', 'a=; max-age=0');
  });
});
