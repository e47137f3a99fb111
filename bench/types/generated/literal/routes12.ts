import { resource } from "signalbox";
import { z } from "zod";

interface Row { id: string; version: number; title: string; changed: Date }
declare const store: { byId(id: string): Promise<Row | undefined>; update(row: Row, title: string): Row };

const New600 = z.object({ title: z.string(), count600: z.number() });
const Body600 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item600 = resource("/items600/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 600", response: Body600, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 600", body: New600, response: Body600, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New601 = z.object({ title: z.string(), count601: z.number() });
const Body601 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item601 = resource("/items601/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 601", response: Body601, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 601", body: New601, response: Body601, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New602 = z.object({ title: z.string(), count602: z.number() });
const Body602 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item602 = resource("/items602/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 602", response: Body602, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 602", body: New602, response: Body602, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New603 = z.object({ title: z.string(), count603: z.number() });
const Body603 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item603 = resource("/items603/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 603", response: Body603, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 603", body: New603, response: Body603, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New604 = z.object({ title: z.string(), count604: z.number() });
const Body604 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item604 = resource("/items604/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 604", response: Body604, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 604", body: New604, response: Body604, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New605 = z.object({ title: z.string(), count605: z.number() });
const Body605 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item605 = resource("/items605/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 605", response: Body605, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 605", body: New605, response: Body605, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New606 = z.object({ title: z.string(), count606: z.number() });
const Body606 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item606 = resource("/items606/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 606", response: Body606, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 606", body: New606, response: Body606, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New607 = z.object({ title: z.string(), count607: z.number() });
const Body607 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item607 = resource("/items607/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 607", response: Body607, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 607", body: New607, response: Body607, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New608 = z.object({ title: z.string(), count608: z.number() });
const Body608 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item608 = resource("/items608/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 608", response: Body608, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 608", body: New608, response: Body608, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New609 = z.object({ title: z.string(), count609: z.number() });
const Body609 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item609 = resource("/items609/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 609", response: Body609, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 609", body: New609, response: Body609, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New610 = z.object({ title: z.string(), count610: z.number() });
const Body610 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item610 = resource("/items610/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 610", response: Body610, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 610", body: New610, response: Body610, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New611 = z.object({ title: z.string(), count611: z.number() });
const Body611 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item611 = resource("/items611/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 611", response: Body611, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 611", body: New611, response: Body611, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New612 = z.object({ title: z.string(), count612: z.number() });
const Body612 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item612 = resource("/items612/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 612", response: Body612, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 612", body: New612, response: Body612, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New613 = z.object({ title: z.string(), count613: z.number() });
const Body613 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item613 = resource("/items613/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 613", response: Body613, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 613", body: New613, response: Body613, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New614 = z.object({ title: z.string(), count614: z.number() });
const Body614 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item614 = resource("/items614/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 614", response: Body614, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 614", body: New614, response: Body614, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New615 = z.object({ title: z.string(), count615: z.number() });
const Body615 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item615 = resource("/items615/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 615", response: Body615, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 615", body: New615, response: Body615, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New616 = z.object({ title: z.string(), count616: z.number() });
const Body616 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item616 = resource("/items616/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 616", response: Body616, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 616", body: New616, response: Body616, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New617 = z.object({ title: z.string(), count617: z.number() });
const Body617 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item617 = resource("/items617/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 617", response: Body617, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 617", body: New617, response: Body617, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New618 = z.object({ title: z.string(), count618: z.number() });
const Body618 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item618 = resource("/items618/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 618", response: Body618, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 618", body: New618, response: Body618, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New619 = z.object({ title: z.string(), count619: z.number() });
const Body619 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item619 = resource("/items619/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 619", response: Body619, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 619", body: New619, response: Body619, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New620 = z.object({ title: z.string(), count620: z.number() });
const Body620 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item620 = resource("/items620/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 620", response: Body620, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 620", body: New620, response: Body620, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New621 = z.object({ title: z.string(), count621: z.number() });
const Body621 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item621 = resource("/items621/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 621", response: Body621, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 621", body: New621, response: Body621, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New622 = z.object({ title: z.string(), count622: z.number() });
const Body622 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item622 = resource("/items622/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 622", response: Body622, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 622", body: New622, response: Body622, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New623 = z.object({ title: z.string(), count623: z.number() });
const Body623 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item623 = resource("/items623/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 623", response: Body623, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 623", body: New623, response: Body623, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New624 = z.object({ title: z.string(), count624: z.number() });
const Body624 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item624 = resource("/items624/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 624", response: Body624, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 624", body: New624, response: Body624, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New625 = z.object({ title: z.string(), count625: z.number() });
const Body625 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item625 = resource("/items625/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 625", response: Body625, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 625", body: New625, response: Body625, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New626 = z.object({ title: z.string(), count626: z.number() });
const Body626 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item626 = resource("/items626/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 626", response: Body626, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 626", body: New626, response: Body626, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New627 = z.object({ title: z.string(), count627: z.number() });
const Body627 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item627 = resource("/items627/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 627", response: Body627, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 627", body: New627, response: Body627, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New628 = z.object({ title: z.string(), count628: z.number() });
const Body628 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item628 = resource("/items628/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 628", response: Body628, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 628", body: New628, response: Body628, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New629 = z.object({ title: z.string(), count629: z.number() });
const Body629 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item629 = resource("/items629/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 629", response: Body629, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 629", body: New629, response: Body629, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New630 = z.object({ title: z.string(), count630: z.number() });
const Body630 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item630 = resource("/items630/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 630", response: Body630, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 630", body: New630, response: Body630, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New631 = z.object({ title: z.string(), count631: z.number() });
const Body631 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item631 = resource("/items631/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 631", response: Body631, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 631", body: New631, response: Body631, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New632 = z.object({ title: z.string(), count632: z.number() });
const Body632 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item632 = resource("/items632/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 632", response: Body632, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 632", body: New632, response: Body632, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New633 = z.object({ title: z.string(), count633: z.number() });
const Body633 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item633 = resource("/items633/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 633", response: Body633, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 633", body: New633, response: Body633, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New634 = z.object({ title: z.string(), count634: z.number() });
const Body634 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item634 = resource("/items634/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 634", response: Body634, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 634", body: New634, response: Body634, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New635 = z.object({ title: z.string(), count635: z.number() });
const Body635 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item635 = resource("/items635/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 635", response: Body635, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 635", body: New635, response: Body635, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New636 = z.object({ title: z.string(), count636: z.number() });
const Body636 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item636 = resource("/items636/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 636", response: Body636, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 636", body: New636, response: Body636, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New637 = z.object({ title: z.string(), count637: z.number() });
const Body637 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item637 = resource("/items637/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 637", response: Body637, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 637", body: New637, response: Body637, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New638 = z.object({ title: z.string(), count638: z.number() });
const Body638 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item638 = resource("/items638/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 638", response: Body638, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 638", body: New638, response: Body638, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New639 = z.object({ title: z.string(), count639: z.number() });
const Body639 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item639 = resource("/items639/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 639", response: Body639, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 639", body: New639, response: Body639, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New640 = z.object({ title: z.string(), count640: z.number() });
const Body640 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item640 = resource("/items640/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 640", response: Body640, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 640", body: New640, response: Body640, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New641 = z.object({ title: z.string(), count641: z.number() });
const Body641 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item641 = resource("/items641/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 641", response: Body641, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 641", body: New641, response: Body641, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New642 = z.object({ title: z.string(), count642: z.number() });
const Body642 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item642 = resource("/items642/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 642", response: Body642, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 642", body: New642, response: Body642, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New643 = z.object({ title: z.string(), count643: z.number() });
const Body643 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item643 = resource("/items643/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 643", response: Body643, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 643", body: New643, response: Body643, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New644 = z.object({ title: z.string(), count644: z.number() });
const Body644 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item644 = resource("/items644/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 644", response: Body644, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 644", body: New644, response: Body644, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New645 = z.object({ title: z.string(), count645: z.number() });
const Body645 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item645 = resource("/items645/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 645", response: Body645, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 645", body: New645, response: Body645, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New646 = z.object({ title: z.string(), count646: z.number() });
const Body646 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item646 = resource("/items646/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 646", response: Body646, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 646", body: New646, response: Body646, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New647 = z.object({ title: z.string(), count647: z.number() });
const Body647 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item647 = resource("/items647/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 647", response: Body647, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 647", body: New647, response: Body647, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New648 = z.object({ title: z.string(), count648: z.number() });
const Body648 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item648 = resource("/items648/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 648", response: Body648, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 648", body: New648, response: Body648, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New649 = z.object({ title: z.string(), count649: z.number() });
const Body649 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item649 = resource("/items649/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 649", response: Body649, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 649", body: New649, response: Body649, apply: ({ entity, body }) => store.update(entity, body.title) },
});
