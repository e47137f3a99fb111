import { resource } from "signalbox";

const shown = (route) => ({ represent: ({ params }) => ({ route, params }) });
const removable = { DELETE: () => undefined };

export const resources = {
  wLiteral: resource("/w/files/readme", shown("literal")),
  wParam: resource("/w/files/{id}", { GET: shown("param"), ...removable }),
  wMeta: resource("/w/files/{id}/meta", shown("param-literal")),
  wRest: resource("/w/files/{rest*}", { GET: shown("wildcard"), ...removable }),
  wNewForm: resource("/w/bt/new/form", shown("bt-new-form")),
  wEdit: resource("/w/bt/{id}/edit", shown("bt-param-edit")),
  wBtRest: resource("/w/bt/{rest*}", shown("bt-rest")),
  wOnly: resource("/w/only/{path*}", shown("only")),
};
