// The least that `ws` can do: everybody who is connected gets what anybody asks for. Prints its port.
import { WebSocketServer } from 'ws';

const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });

server.on('connection', (socket) => {
  socket.on('message', (text) => {
    const frame = Buffer.from(String(text));
    for (const client of server.clients) client.send(frame, { binary: false });
  });
});
server.on('listening', () => {
  const address = server.address();
  console.log(typeof address === 'object' ? address?.port : '');
});
