import sanitizeHtml from "sanitize-html";

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    ...[
      "h2",
      "h3",
      "h4",
      "p",
      "br",
      "hr",
      "blockquote",
      "ul",
      "ol",
      "li",
      "strong",
      "em",
      "b",
      "i",
      "u",
      "s",
      "sub",
      "sup",
    ],
    ...["a", "table", "thead", "tbody", "tr", "th", "td"],
  ],
  allowedAttributes: { a: ["href", "target", "rel"], th: ["scope"] },
  allowedSchemes: ["https", "http", "mailto", "tel"],
  allowProtocolRelative: false,
  disallowedTagsMode: "discard",
  // The content of these elements would otherwise stay as text.
  nonTextTags: ["script", "style", "textarea", "option", "noscript", "template", "svg", "math", "iframe", "object"],
  nestingLimit: 20,
  enforceHtmlBoundary: false,
  transformTags: {
    // The page shows its own title above the text.
    h1: "h2",
    a: (_, { href = "" }): sanitizeHtml.Tag => ({
      tagName: "a",
      attribs: /^https?:/i.test(href.trim()) ? { href, target: "_blank", rel: "noopener noreferrer" } : { href },
    }),
  },
};

/** Cleans the operator's HTML: nothing in it can run, load, post, or look like a part of the site. */
export const cleanHtml = (html: string): string => sanitizeHtml(html, options).trim();
