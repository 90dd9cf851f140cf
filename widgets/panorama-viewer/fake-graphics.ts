import { vi } from 'vitest';

/** What jsdom lacks of a browser that draws spheres. */
export interface FakeGraphics {
  /** Calls of the graphics card, by name. */
  readonly calls: Record<string, number>;
  /** What the picture was handed over as. */
  readonly pictures: (HTMLImageElement | HTMLCanvasElement)[];
}

/** Has canvases draw, pictures load with a size, and elements be 800 × 400 px. */
export function fakeGraphics({ hasGraphics = true, largest = 8192, size = [4096, 2048] } = {}): FakeGraphics {
  const calls: Record<string, number> = {};
  const pictures: FakeGraphics['pictures'] = [];
  const graphics = new Proxy(
    {},
    {
      get: (_, name: string) => {
        if (/^[A-Z_]+$/.test(name)) return name;
        return (...given: unknown[]) => {
          calls[name] = (calls[name] ?? 0) + 1;
          if (name === 'getParameter') return largest;
          if (name === 'isContextLost') return false;
          if (name === 'texImage2D') pictures.push(given.at(-1) as HTMLImageElement);
          if (name === 'getExtension')
            return { loseContext: () => (calls['loseContext'] = (calls['loseContext'] ?? 0) + 1) };
          return {};
        };
      },
    },
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(((kind: string) => {
    if (kind === '2d') return { drawImage() {} };
    return hasGraphics ? graphics : null;
  }) as never);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(800);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(400);
  Object.assign(HTMLImageElement.prototype, { decode: () => Promise.resolve() });
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(size[0]!);
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(size[1]!);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  return { calls, pictures };
}
