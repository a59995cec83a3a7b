import { FormattedMessage } from "react-intl";

/** The head of a plain table: the texts above its columns, by id. */
export const HeadRow = ({ headings }: { headings: readonly string[] }) => (
  <thead>
    <tr>
      {headings.map((id) => (
        <th key={id} scope="col">
          <FormattedMessage id={id} />
        </th>
      ))}
    </tr>
  </thead>
);
