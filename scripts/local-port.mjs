import { connect } from "node:net";

const USUAL_PORT = 8787;

/** The port that PORT asks for. Null when PORT is not a port. */
export function readPort(text = "") {
  if (text.trim() === "") return USUAL_PORT;
  const port = Number(text);
  return /^\d+$/.test(text.trim()) && port >= 1 && port <= 65_535 ? port : null;
}

/** Message about a PORT that is not a port. */
export function notAPort(text) {
  return `PORT=${text} is not a port. It is a whole number from 1 to 65535, for example: PORT=8788 npm start`;
}

/** Message about a port that another program uses. */
export function portTaken(port) {
  const other = port === 65_535 ? port - 1 : port + 1;
  return `Port ${port} is taken by another program. Choose another one: PORT=${other} npm start`;
}

function answersAt(host, port) {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    const settle = (answers) => {
      socket.destroy();
      resolve(answers);
    };
    socket.once("connect", () => settle(true));
    socket.once("error", () => settle(false));
  });
}

/** Whether anything listens on the port, even if it does not speak HTTP, in both families of addresses. */
export async function isPortTaken(port) {
  const answers = await Promise.all(["127.0.0.1", "::1"].map((host) => answersAt(host, port)));
  return answers.includes(true);
}
