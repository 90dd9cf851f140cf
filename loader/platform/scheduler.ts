/** How long we work before the browser may have its turn, in ms. */
const slice = 8;

/** The most things worked on together. */
const maximum = 40;

/**
 * Works through a queue in groups, yielding to the browser after every few milliseconds. The groups grow while the
 * work proves light, so that a page of a thousand small widgets is quick and one of heavy widgets stays responsive.
 *
 * @param work does one group; what it takes decides the size of the next
 * @param sort called when many wait: what is needed first comes first
 * @returns adds a thing to the queue
 */
export function createScheduler<Thing>(
  work: (group: readonly Thing[]) => void,
  sort: (things: readonly Thing[]) => Thing[],
): (thing: Thing) => void {
  let queue: Thing[] = [];
  let isSorted = true;
  let isDue = false;
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
      size = Math.max(1, Math.min(maximum, size * 2, Math.floor(slice / each)));
    }
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
