/** Between the edge of the picture and its first node. */
const MARGIN = 56;
/** Around what fills the frame: space for an ending and its label. */
const SURROUNDING = { x: 230, y: 110 };
/** The height that the buttons over the chart take, in pixels. */
const TOOLS = 60;
/** In a frame that is narrower, nothing is shown as a whole at first. */
const NARROW = 520;
/** Pixels for a unit of the chart: ids can be read, in the surroundings of a node; where a request enters; the least. */
const LEGIBLE = 0.18;
const START = 0.13;
const LEAST = 0.1;

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

export function isSmall(box, { clientWidth, clientHeight }) {
  if (clientWidth === 0) return false;
  return clientWidth < NARROW || Math.min(clientWidth / box.width, clientHeight / box.height) < LEAST;
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
export function startAt(node, all, { clientWidth, clientHeight }) {
  const { x, y } = middleOf(node);
  const [width, height] = [clientWidth / START, clientHeight / START];
  return {
    x: within(x - 2 * SURROUNDING.x, width, all.x - SURROUNDING.x, all.width + SURROUNDING.x),
    y: y + 2 * SURROUNDING.y - height,
    width,
    height,
  };
}

const within = (from, length, least, whole) =>
  length >= whole ? least - (length - whole) / 2 : Math.min(Math.max(from, least), least + whole - length);
