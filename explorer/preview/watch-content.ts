/** How long a page has to be still, in ms, before it counts as finished. */
const stillFor = 700;

/** Widgets that the loader has not finished with. */
const pending = '[data-status="pending"], [data-status="loading"]';

/**
 * Says whether there is anything to be seen in a page: some widgets show nothing to visitors, as a campaign that has ended.
 * That there is something is said soon; that there is nothing only once the page is at rest: nothing changes, no widget is
 * on its way, and no call is open.
 *
 * @param isCalling whether a call is open, or the loader on its way
 * @returns has the page looked at
 */
export function watchContent(
  body: HTMLElement,
  isCalling: () => boolean,
  tell: (isEmpty: boolean) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastChange = 0;
  const look = () => {
    timer = undefined;
    const isEmpty = !showsSomething(body);
    const isStill = performance.now() - lastChange >= stillFor;
    if (isEmpty && (!isStill || isCalling() || body.querySelector(pending))) wait();
    else tell(isEmpty);
  };
  const wait = () => {
    timer ??= setTimeout(look, stillFor);
  };
  const lookSoon = () => {
    lastChange = performance.now();
    wait();
  };
  new MutationObserver(lookSoon).observe(body, { childList: true, subtree: true, attributes: true });
  return lookSoon;
}

function showsSomething(body: HTMLElement): boolean {
  const pictures = [...body.querySelectorAll('img, svg, video, canvas, iframe')];
  return body.innerText.trim() !== '' || pictures.some((picture) => picture.checkVisibility());
}
