import { expect, test } from "vitest";
import { bareTextsIn } from "./bareTexts.ts";

const inside = (children: string) =>
  bareTextsIn("Part.tsx", `const Part = ({ icon, name }: { icon: ReactNode; name: string }) => <p>${children}</p>;`);

test.each([
  "{isOpen && <Icon />} words",
  "{isOpen && <Icon />}{name}",
  "<span key={step} />{formatNumber(count)}",
  "{rows.map(Row)} – {name}",
  "<b>1</b>{isNamed && name}",
  "{isOpen ? <Icon /> : name}<b>1</b>",
  '{isDone && "Done"}{!isDone && <Icon />}',
])("%s breaks where a translator has replaced the text", (children) => {
  expect(inside(children)).toEqual([1]);
});

test.each([
  "{name}{isOpen && <Icon />}",
  "<Icon />{name}",
  "{isOpen && <Icon />}<FormattedMessage id={name} />",
  "{isOpen && <Icon />}<b>1</b> words",
  "{isOpen && <Icon />}<span>{name}</span>",
  "{isOpen && <Icon />}{icon}",
  "{isOpen ? name : null}",
])("%s does not", (children) => {
  expect(inside(children)).toEqual([]);
});
