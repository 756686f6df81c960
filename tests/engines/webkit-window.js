import GLib from 'gi://GLib';
import Gtk from 'gi://Gtk?version=3.0';
import WebKit from 'gi://WebKit2?version=4.1';

/*
 * A window with nothing but the page, for `gjs`. WebKit's own MiniBrowser can be driven too, but it
 * is no narrower than its buttons, keeps what scripts throw to itself, and cannot print by itself.
 */
Gtk.init(null);
const [folder] = ARGV;
const window = new Gtk.Window({ decorated: false });
const context = new WebKit.WebContext({
  // A private one writes nothing to the console.
  website_data_manager: new WebKit.WebsiteDataManager({
    base_data_directory: folder,
    base_cache_directory: folder,
  }),
});
const settings = new WebKit.Settings({ enable_write_console_messages_to_stdout: true });

context.set_automation_allowed(true);
context.connect('automation-started', (_context, session) => {
  session.connect('create-web-view', () => {
    const options = { web_context: context, settings, is_controlled_by_automation: true };
    const page = new WebKit.WebView(options);
    window.add(page);
    window.show_all();
    return page;
  });
});

const sigusr1 = 10;
GLib.unix_signal_add(GLib.PRIORITY_DEFAULT, sigusr1, () => {
  const print = new WebKit.PrintOperation({ web_view: window.get_child() });
  const printer = new Gtk.PrintSettings();
  printer.set_printer('Print to File');
  printer.set('output-uri', `file://${folder}/paper.pdf`);
  print.set_print_settings(printer);
  print.connect('finished', () => GLib.file_set_contents(`${folder}/printed`, ''));
  print.print();
  // Kept until it has finished.
  window.print = print;
  return GLib.SOURCE_CONTINUE;
});
Gtk.main();
