/**
 * Connects to the inspector of the shop's Worker. Returns a function that returns the bytes of its heap in use, and
 * `close`. `port`: the `inspectorPort` of the shop.
 */
export async function openHeapGauge(port) {
  const targets = await (await fetch(`http://127.0.0.1:${port}/json`)).json();
  const worker = targets.find(({ id }) => id.startsWith('core:user:'));
  if (worker === undefined) throw new Error('the inspector lists no Worker');
  const socket = new WebSocket(worker.webSocketDebuggerUrl.replace('localhost', '127.0.0.1'));
  await new Promise((done, failed) => {
    socket.addEventListener('open', done);
    socket.addEventListener('error', () => failed(new Error('the inspector refused')));
  });
  const waiting = new Map();
  let calls = 0;
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(data);
    waiting.get(id)?.(result);
    waiting.delete(id);
  });
  return {
    usedBytes: async () => {
      calls += 1;
      const answer = new Promise((done) => waiting.set(calls, done));
      socket.send(JSON.stringify({ id: calls, method: 'Runtime.getHeapUsage', params: {} }));
      const { usedSize } = await answer;
      return usedSize;
    },
    close: () => socket.close(),
  };
}
