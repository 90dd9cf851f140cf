import { vi } from 'vitest';

/** A file that a page gave to the visitor. */
interface KeptFile {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

/**
 * Takes what a page keeps as a file (`keepFile`) in the place of the browser, for the running test.
 *
 * @returns reads the files that were kept so far, in order
 */
export function recordKeptFiles(): () => Promise<KeptFile[]> {
  const blobs = new Map<string, Blob>();
  const kept: { readonly name: string; readonly blob: Blob | undefined }[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const address = `blob:${location.origin}/${blobs.size}`;
    if (blob instanceof Blob) blobs.set(address, blob);
    return address;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => {
    blobs.delete(address);
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function keep(this: HTMLAnchorElement) {
    kept.push({ name: this.download, blob: blobs.get(this.href) });
  });
  return () =>
    Promise.all(
      kept.map(async ({ name, blob }) => ({
        name,
        type: blob?.type ?? '',
        text: (await blob?.text()) ?? '',
      })),
    );
}
