// An HTTP/2 client that asks once and keeps its connection. Says when it has its response; then it is suspended.
import { connect } from "node:http2";

const session = connect(`http://127.0.0.1:${process.argv[2]}`);
session.on("error", () => undefined);
const stream = session.request({ ":path": "/" });
stream.on("response", () => process.send?.("responded")).resume();
