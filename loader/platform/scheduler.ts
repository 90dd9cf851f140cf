/**
 * How long the queue is worked on before yielding to the browser, in ms: a short time first, so that the most urgent are
 * soon drawn, then longer, since the browser lays out the whole page after each slice.
 */
const firstSlice = 8;
const laterSlice = 24;

/** The longest that a group is meant to take, in ms: with it, a slice stays well below 50 ms. */
const groupTime = 8;

/** Maximum size of a group. */
const maximum = 40;

/**
 * Works through a queue in groups and yields to the browser every few milliseconds. Groups grow while the work is fast,
 * so that a thousand small widgets are quick and heavy ones keep the page responsive.
 *
 * @param work handles one group; its duration decides the size of the next
 * @param sort called when more wait than fit into a group: the most urgent first
 * @returns adds an entry to the queue
 */
export function createScheduler<Thing>(
  work: (group: readonly Thing[]) => void,
  sort: (things: readonly Thing[]) => Thing[],
): (thing: Thing) => void {
  let queue: Thing[] = [];
  let isSorted = true;
  let isDue = false;
  let slice = firstSlice;
  let size = 4;

  const run = () => {
    isDue = false;
    if (!isSorted && queue.length > size) queue = sort(queue);
    isSorted = true;
    const end = performance.now() + slice;
    let now = performance.now();
    while (queue.length > 0 && now < end) {
      const start = now;
      const group = queue.splice(0, size);
      work(group);
      now = performance.now();
      const each = Math.max((now - start) / group.length, 0.01);
      size = Math.max(1, Math.min(maximum, size * 2, Math.floor(groupTime / each)));
    }
    slice = queue.length > 0 ? laterSlice : firstSlice;
    if (queue.length > 0) plan();
  };

  const plan = () => {
    if (isDue) return;
    isDue = true;
    channel.port2.postMessage(undefined);
  };

  // A message is a task like a timer's, without the 4 ms that browsers add to nested timers.
  const channel = new MessageChannel();
  channel.port1.onmessage = run;

  return (thing) => {
    queue.push(thing);
    isSorted = false;
    plan();
  };
}
