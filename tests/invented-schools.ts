/** Invented schools, with their answers as a form sends them. */
export const SCHOOLS = {
  "br-public-primary":
    "stage=early&stage=primary&place=br-public&tools=staff-only&login=no-pupil-use&data=none&marking=teacher-only&responsible=head&parents=meeting&phones=none&review=school-year&school=EMEF Rio Claro&contact=secretaria",
  "br-private-secondary":
    "stage=lower-secondary&stage=upper-secondary&place=br-private&tools=school-suite&tools=detector&login=school-account&data=pupil-work&data=names-results&homework=by-task&assessment=process&marking=drafts-checked&responsible=dpo&parents=consent-form&phones=task-only&review=six-months&school=Colégio Exemplo&contact=ia@colegio.example&reviewDate=2027-05-10&inventory=gemini",
  "england-maintained-secondary":
    "stage=lower-secondary&stage=upper-secondary&place=england-public&tools=school-suite&tools=auto-marking&login=school-account&data=pupil-work&homework=by-task&assessment=by-task&marking=objective-checked&responsible=head&parents=letter&phones=school-devices&review=school-year&school=Riverside School&contact=office@riverside.example&reviewDate=2027-06-30",
  "scotland-primary":
    "stage=primary&place=scotland-public&tools=closed-platform&login=teacher-screen&data=none&marking=teacher-only&responsible=team&parents=not-yet&phones=none&review=six-months",
  "eu-private-secondary":
    "stage=lower-secondary&stage=upper-secondary&place=eu-private&tools=general-chatbot&login=personal-account&data=none&homework=declared&assessment=no-ai&marking=teacher-only&responsible=head&parents=letter&phones=none&review=school-year",
  "br-public-adult":
    "stage=adult&place=br-public&tools=general-chatbot&login=no-login&data=none&homework=declared&assessment=no-ai&marking=teacher-only&responsible=coordination&parents=consent-form&phones=task-only&review=on-change",
} as const;
