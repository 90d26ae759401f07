/**
 * Connects to the inspector of the shop's Worker. `port`: the `inspectorPort` of the shop.
 * Returns functions: `usedBytes` returns the bytes of its heap, garbage included. `liveBytes` returns them without
 * garbage; it takes seconds, because only a snapshot makes workerd collect garbage. `close` ends the connection.
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
  const call = (method) => {
    calls += 1;
    const answer = new Promise((done) => waiting.set(calls, done));
    socket.send(JSON.stringify({ id: calls, method, params: {} }));
    return answer;
  };
  const usedBytes = async () => (await call('Runtime.getHeapUsage')).usedSize;
  return {
    usedBytes,
    liveBytes: async () => {
      await call('HeapProfiler.takeHeapSnapshot');
      return usedBytes();
    },
    close: () => socket.close(),
  };
}
