// The first format makes the browser read its data of all languages. It keeps them for the workers and the page together.
Intl.NumberFormat.supportedLocalesOf("en");
Intl.DateTimeFormat.supportedLocalesOf("en");
postMessage("ready");
close();
