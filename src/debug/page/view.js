/** Between the edge of the picture and its first node. */
const MARGIN = 56;
/** Around what fills the frame: space for an ending and its label. */
const SURROUNDING = { x: 230, y: 110 };
/** The height that the buttons over the chart take, in pixels. */
const TOOLS = 60;
/** In a frame that is narrower, a trace is never shown as a whole. */
const NARROW = 520;
/** Pixels for a unit of the chart: ids can be read; the least for a trace; the least for the whole. */
const LEGIBLE = 0.18;
const LEAST = 0.13;
const TINIEST = 0.085;

export function middleOf(node) {
  const [x, y] = /translate\(([-\d.]+) ([-\d.]+)\)/.exec(node.getAttribute("transform")).slice(1).map(Number);
  return { x: x + MARGIN, y: y + MARGIN };
}

/** What holds these nodes and their surroundings. */
export function boxOf(nodes) {
  if (nodes.length === 0) return undefined;
  const points = nodes.map(middleOf);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - SURROUNDING.x, Math.min(...ys) - SURROUNDING.y];
  return { x, y, width: Math.max(...xs) - x + SURROUNDING.x, height: Math.max(...ys) - y + SURROUNDING.y };
}

/** The box with as much space above as keeps it clear of the buttons. */
export function belowTools(box, { clientWidth, clientHeight }) {
  if (box === undefined || clientHeight < 3 * TOOLS) return box;
  const above = TOOLS * Math.max(box.width / clientWidth, box.height / (clientHeight - TOOLS));
  return { ...box, y: box.y - above, height: box.height + above };
}

export function isSmall(box, { clientWidth, clientHeight }, hasChosen) {
  if (clientWidth === 0) return false;
  if (clientWidth < NARROW) return true;
  return hasChosen && Math.min(clientWidth / box.width, clientHeight / box.height) < LEAST;
}

export function isTiny(box, { clientHeight }) {
  return clientHeight > 0 && clientHeight / box.height < TINIEST;
}

/** A node with its surroundings, in a size that can be read, and as little as possible from beyond the chart. */
export function around(node, all, { clientWidth, clientHeight }) {
  const { x, y } = middleOf(node);
  const [width, height] = [clientWidth / LEGIBLE, clientHeight / LEGIBLE];
  return {
    x: within(x - width / 2, width, all.x, all.width),
    y: within(y - height / 2, height, all.y, all.height),
    width,
    height,
  };
}

/** The first node, at the lower left: the graph goes up from there. */
export function startAt(node, { clientWidth, clientHeight }) {
  const { x, y } = middleOf(node);
  const [width, height] = [clientWidth / LEGIBLE, clientHeight / LEGIBLE];
  return { x: x - 2 * SURROUNDING.x, y: y + 2 * SURROUNDING.y - height, width, height };
}

function within(from, length, least, whole) {
  return length >= whole ? from : Math.min(Math.max(from, least), least + whole - length);
}
