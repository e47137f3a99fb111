import { resource } from "signalbox";
import { z } from "zod";

interface Row { id: string; version: number; title: string; changed: Date }
declare const store: { byId(id: string): Promise<Row | undefined>; update(row: Row, title: string): Row };

const New650 = z.object({ title: z.string(), count650: z.number() });
const Body650 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item650 = resource("/items650/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 650", response: Body650, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 650", body: New650, response: Body650, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New651 = z.object({ title: z.string(), count651: z.number() });
const Body651 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item651 = resource("/items651/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 651", response: Body651, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 651", body: New651, response: Body651, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New652 = z.object({ title: z.string(), count652: z.number() });
const Body652 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item652 = resource("/items652/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 652", response: Body652, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 652", body: New652, response: Body652, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New653 = z.object({ title: z.string(), count653: z.number() });
const Body653 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item653 = resource("/items653/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 653", response: Body653, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 653", body: New653, response: Body653, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New654 = z.object({ title: z.string(), count654: z.number() });
const Body654 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item654 = resource("/items654/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 654", response: Body654, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 654", body: New654, response: Body654, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New655 = z.object({ title: z.string(), count655: z.number() });
const Body655 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item655 = resource("/items655/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 655", response: Body655, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 655", body: New655, response: Body655, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New656 = z.object({ title: z.string(), count656: z.number() });
const Body656 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item656 = resource("/items656/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 656", response: Body656, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 656", body: New656, response: Body656, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New657 = z.object({ title: z.string(), count657: z.number() });
const Body657 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item657 = resource("/items657/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 657", response: Body657, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 657", body: New657, response: Body657, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New658 = z.object({ title: z.string(), count658: z.number() });
const Body658 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item658 = resource("/items658/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 658", response: Body658, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 658", body: New658, response: Body658, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New659 = z.object({ title: z.string(), count659: z.number() });
const Body659 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item659 = resource("/items659/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 659", response: Body659, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 659", body: New659, response: Body659, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New660 = z.object({ title: z.string(), count660: z.number() });
const Body660 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item660 = resource("/items660/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 660", response: Body660, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 660", body: New660, response: Body660, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New661 = z.object({ title: z.string(), count661: z.number() });
const Body661 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item661 = resource("/items661/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 661", response: Body661, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 661", body: New661, response: Body661, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New662 = z.object({ title: z.string(), count662: z.number() });
const Body662 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item662 = resource("/items662/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 662", response: Body662, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 662", body: New662, response: Body662, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New663 = z.object({ title: z.string(), count663: z.number() });
const Body663 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item663 = resource("/items663/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 663", response: Body663, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 663", body: New663, response: Body663, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New664 = z.object({ title: z.string(), count664: z.number() });
const Body664 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item664 = resource("/items664/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 664", response: Body664, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 664", body: New664, response: Body664, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New665 = z.object({ title: z.string(), count665: z.number() });
const Body665 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item665 = resource("/items665/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 665", response: Body665, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 665", body: New665, response: Body665, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New666 = z.object({ title: z.string(), count666: z.number() });
const Body666 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item666 = resource("/items666/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 666", response: Body666, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 666", body: New666, response: Body666, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New667 = z.object({ title: z.string(), count667: z.number() });
const Body667 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item667 = resource("/items667/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 667", response: Body667, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 667", body: New667, response: Body667, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New668 = z.object({ title: z.string(), count668: z.number() });
const Body668 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item668 = resource("/items668/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 668", response: Body668, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 668", body: New668, response: Body668, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New669 = z.object({ title: z.string(), count669: z.number() });
const Body669 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item669 = resource("/items669/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 669", response: Body669, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 669", body: New669, response: Body669, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New670 = z.object({ title: z.string(), count670: z.number() });
const Body670 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item670 = resource("/items670/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 670", response: Body670, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 670", body: New670, response: Body670, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New671 = z.object({ title: z.string(), count671: z.number() });
const Body671 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item671 = resource("/items671/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 671", response: Body671, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 671", body: New671, response: Body671, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New672 = z.object({ title: z.string(), count672: z.number() });
const Body672 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item672 = resource("/items672/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 672", response: Body672, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 672", body: New672, response: Body672, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New673 = z.object({ title: z.string(), count673: z.number() });
const Body673 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item673 = resource("/items673/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 673", response: Body673, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 673", body: New673, response: Body673, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New674 = z.object({ title: z.string(), count674: z.number() });
const Body674 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item674 = resource("/items674/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 674", response: Body674, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 674", body: New674, response: Body674, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New675 = z.object({ title: z.string(), count675: z.number() });
const Body675 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item675 = resource("/items675/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 675", response: Body675, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 675", body: New675, response: Body675, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New676 = z.object({ title: z.string(), count676: z.number() });
const Body676 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item676 = resource("/items676/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 676", response: Body676, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 676", body: New676, response: Body676, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New677 = z.object({ title: z.string(), count677: z.number() });
const Body677 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item677 = resource("/items677/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 677", response: Body677, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 677", body: New677, response: Body677, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New678 = z.object({ title: z.string(), count678: z.number() });
const Body678 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item678 = resource("/items678/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 678", response: Body678, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 678", body: New678, response: Body678, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New679 = z.object({ title: z.string(), count679: z.number() });
const Body679 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item679 = resource("/items679/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 679", response: Body679, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 679", body: New679, response: Body679, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New680 = z.object({ title: z.string(), count680: z.number() });
const Body680 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item680 = resource("/items680/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 680", response: Body680, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 680", body: New680, response: Body680, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New681 = z.object({ title: z.string(), count681: z.number() });
const Body681 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item681 = resource("/items681/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 681", response: Body681, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 681", body: New681, response: Body681, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New682 = z.object({ title: z.string(), count682: z.number() });
const Body682 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item682 = resource("/items682/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 682", response: Body682, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 682", body: New682, response: Body682, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New683 = z.object({ title: z.string(), count683: z.number() });
const Body683 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item683 = resource("/items683/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 683", response: Body683, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 683", body: New683, response: Body683, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New684 = z.object({ title: z.string(), count684: z.number() });
const Body684 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item684 = resource("/items684/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 684", response: Body684, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 684", body: New684, response: Body684, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New685 = z.object({ title: z.string(), count685: z.number() });
const Body685 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item685 = resource("/items685/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 685", response: Body685, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 685", body: New685, response: Body685, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New686 = z.object({ title: z.string(), count686: z.number() });
const Body686 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item686 = resource("/items686/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 686", response: Body686, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 686", body: New686, response: Body686, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New687 = z.object({ title: z.string(), count687: z.number() });
const Body687 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item687 = resource("/items687/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 687", response: Body687, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 687", body: New687, response: Body687, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New688 = z.object({ title: z.string(), count688: z.number() });
const Body688 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item688 = resource("/items688/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 688", response: Body688, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 688", body: New688, response: Body688, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New689 = z.object({ title: z.string(), count689: z.number() });
const Body689 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item689 = resource("/items689/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 689", response: Body689, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 689", body: New689, response: Body689, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New690 = z.object({ title: z.string(), count690: z.number() });
const Body690 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item690 = resource("/items690/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 690", response: Body690, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 690", body: New690, response: Body690, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New691 = z.object({ title: z.string(), count691: z.number() });
const Body691 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item691 = resource("/items691/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 691", response: Body691, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 691", body: New691, response: Body691, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New692 = z.object({ title: z.string(), count692: z.number() });
const Body692 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item692 = resource("/items692/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 692", response: Body692, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 692", body: New692, response: Body692, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New693 = z.object({ title: z.string(), count693: z.number() });
const Body693 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item693 = resource("/items693/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 693", response: Body693, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 693", body: New693, response: Body693, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New694 = z.object({ title: z.string(), count694: z.number() });
const Body694 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item694 = resource("/items694/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 694", response: Body694, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 694", body: New694, response: Body694, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New695 = z.object({ title: z.string(), count695: z.number() });
const Body695 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item695 = resource("/items695/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 695", response: Body695, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 695", body: New695, response: Body695, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New696 = z.object({ title: z.string(), count696: z.number() });
const Body696 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item696 = resource("/items696/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 696", response: Body696, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 696", body: New696, response: Body696, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New697 = z.object({ title: z.string(), count697: z.number() });
const Body697 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item697 = resource("/items697/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 697", response: Body697, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 697", body: New697, response: Body697, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New698 = z.object({ title: z.string(), count698: z.number() });
const Body698 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item698 = resource("/items698/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 698", response: Body698, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 698", body: New698, response: Body698, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New699 = z.object({ title: z.string(), count699: z.number() });
const Body699 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item699 = resource("/items699/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 699", response: Body699, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 699", body: New699, response: Body699, apply: ({ entity, body }) => store.update(entity, body.title) },
});
