CREATE TABLE "book_marks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"book_id" uuid NOT NULL,
	"page" integer NOT NULL,
	"note" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "book_marks_page" CHECK ("book_marks"."page" > 0)
);
--> statement-breakpoint
CREATE TABLE "book_pages" (
	"user_id" uuid NOT NULL,
	"book_id" uuid NOT NULL,
	"page" integer NOT NULL,
	"furthest" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	CONSTRAINT "book_pages_user_id_book_id_pk" PRIMARY KEY("user_id","book_id"),
	CONSTRAINT "book_pages_page" CHECK ("book_pages"."page" > 0 and "book_pages"."furthest" >= "book_pages"."page")
);
--> statement-breakpoint
CREATE TABLE "book_subjects" (
	"book_id" uuid NOT NULL,
	"subject_id" integer NOT NULL,
	CONSTRAINT "book_subjects_book_id_subject_id_pk" PRIMARY KEY("book_id","subject_id")
);
--> statement-breakpoint
CREATE TABLE "books" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"authors" text[] NOT NULL,
	"description" text NOT NULL,
	"isbn" text,
	"publisher" text,
	"year" smallint,
	"cover_id" uuid,
	"file_id" uuid,
	"pages" integer,
	"may_download" boolean NOT NULL,
	"state" text NOT NULL,
	"closes_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "books_state" CHECK ("books"."state" in ('draft', 'published', 'withdrawn')),
	CONSTRAINT "books_closes" CHECK (("books"."closes_at" is not null) = ("books"."state" = 'withdrawn')),
	CONSTRAINT "books_pages" CHECK (("books"."pages" is not null) = ("books"."file_id" is not null)),
	CONSTRAINT "books_page_count" CHECK ("books"."pages" > 0),
	CONSTRAINT "books_isbn" CHECK ("books"."isbn" ~ '^[0-9]{13}$'),
	CONSTRAINT "books_year" CHECK ("books"."year" between 1400 and 2200)
);
--> statement-breakpoint
CREATE TABLE "reading_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject_id" integer NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"authors" text NOT NULL,
	"why" text NOT NULL,
	"address" text,
	"book_id" uuid,
	"level" text NOT NULL,
	"minutes" smallint,
	"position" integer NOT NULL,
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reading_items_kind" CHECK ("reading_items"."kind" in ('book', 'article', 'website', 'podcast', 'video')),
	CONSTRAINT "reading_items_level" CHECK ("reading_items"."level" in ('first', 'further')),
	CONSTRAINT "reading_items_state" CHECK ("reading_items"."state" in ('draft', 'published', 'archived')),
	CONSTRAINT "reading_items_minutes" CHECK ("reading_items"."minutes" between 1 and 6000),
	CONSTRAINT "reading_items_target" CHECK ("reading_items"."address" is null or "reading_items"."book_id" is null)
);
--> statement-breakpoint
CREATE TABLE "reading_marks" (
	"item_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"read_at" timestamp with time zone,
	"note" text NOT NULL,
	"version" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reading_marks_user_id_item_id_pk" PRIMARY KEY("user_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "upgrade_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"upgrade_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"note" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"booking_id" uuid,
	"requested_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	CONSTRAINT "upgrade_requests_state" CHECK ("upgrade_requests"."state" in ('pending', 'accepted', 'declined', 'cancelled')),
	CONSTRAINT "upgrade_requests_decided" CHECK (("upgrade_requests"."decided_at" is null) = ("upgrade_requests"."state" = 'pending')),
	CONSTRAINT "upgrade_requests_reason" CHECK (("upgrade_requests"."reason" is not null) = ("upgrade_requests"."state" = 'declined'))
);
--> statement-breakpoint
CREATE TABLE "upgrades" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"summary" text NOT NULL,
	"body" text NOT NULL,
	"image_id" uuid,
	"price_pence" integer NOT NULL,
	"per" text NOT NULL,
	"entitlements" text[] NOT NULL,
	"quarters" smallint NOT NULL,
	"state" text NOT NULL,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "upgrades_per" CHECK ("upgrades"."per" in ('once', 'month', 'hour')),
	CONSTRAINT "upgrades_state" CHECK ("upgrades"."state" in ('draft', 'offered', 'withdrawn')),
	CONSTRAINT "upgrades_price" CHECK ("upgrades"."price_pence" >= 0),
	CONSTRAINT "upgrades_quarters" CHECK ("upgrades"."quarters" between 0 and 4000)
);
--> statement-breakpoint
ALTER TABLE "book_marks" ADD CONSTRAINT "book_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_marks" ADD CONSTRAINT "book_marks_book_id_books_id_fk" FOREIGN KEY ("book_id") REFERENCES "public"."books"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_pages" ADD CONSTRAINT "book_pages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_pages" ADD CONSTRAINT "book_pages_book_id_books_id_fk" FOREIGN KEY ("book_id") REFERENCES "public"."books"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_subjects" ADD CONSTRAINT "book_subjects_book_id_books_id_fk" FOREIGN KEY ("book_id") REFERENCES "public"."books"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_subjects" ADD CONSTRAINT "book_subjects_subject_id_content_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."content_subjects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "books" ADD CONSTRAINT "books_cover_id_files_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "books" ADD CONSTRAINT "books_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_items" ADD CONSTRAINT "reading_items_subject_id_content_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."content_subjects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_items" ADD CONSTRAINT "reading_items_book_id_books_id_fk" FOREIGN KEY ("book_id") REFERENCES "public"."books"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_marks" ADD CONSTRAINT "reading_marks_item_id_reading_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."reading_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_marks" ADD CONSTRAINT "reading_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upgrade_requests" ADD CONSTRAINT "upgrade_requests_upgrade_id_upgrades_id_fk" FOREIGN KEY ("upgrade_id") REFERENCES "public"."upgrades"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upgrade_requests" ADD CONSTRAINT "upgrade_requests_student_id_students_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upgrade_requests" ADD CONSTRAINT "upgrade_requests_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upgrade_requests" ADD CONSTRAINT "upgrade_requests_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upgrades" ADD CONSTRAINT "upgrades_image_id_files_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "book_marks_person" ON "book_marks" USING btree ("user_id","book_id","page");--> statement-breakpoint
CREATE INDEX "book_marks_book" ON "book_marks" USING btree ("book_id");--> statement-breakpoint
CREATE INDEX "book_pages_book" ON "book_pages" USING btree ("book_id","at");--> statement-breakpoint
CREATE INDEX "book_pages_latest" ON "book_pages" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "book_subjects_subject" ON "book_subjects" USING btree ("subject_id","book_id");--> statement-breakpoint
CREATE INDEX "books_shown" ON "books" USING btree (lower("title"),"id") WHERE "books"."state" = 'published';--> statement-breakpoint
CREATE INDEX "books_state" ON "books" USING btree ("state");--> statement-breakpoint
CREATE INDEX "books_cover" ON "books" USING btree ("cover_id");--> statement-breakpoint
CREATE INDEX "books_file" ON "books" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "reading_items_place" ON "reading_items" USING btree ("subject_id","position","id");--> statement-breakpoint
CREATE INDEX "reading_items_state" ON "reading_items" USING btree ("state");--> statement-breakpoint
CREATE INDEX "reading_items_book" ON "reading_items" USING btree ("book_id");--> statement-breakpoint
CREATE INDEX "reading_marks_item" ON "reading_marks" USING btree ("item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "upgrade_requests_pending" ON "upgrade_requests" USING btree ("student_id","upgrade_id") WHERE "upgrade_requests"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "upgrade_requests_student" ON "upgrade_requests" USING btree ("student_id","requested_at");--> statement-breakpoint
CREATE INDEX "upgrade_requests_state" ON "upgrade_requests" USING btree ("state","requested_at");--> statement-breakpoint
CREATE INDEX "upgrade_requests_upgrade" ON "upgrade_requests" USING btree ("upgrade_id");--> statement-breakpoint
CREATE INDEX "upgrade_requests_booking" ON "upgrade_requests" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "upgrade_requests_decider" ON "upgrade_requests" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "upgrades_place" ON "upgrades" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "upgrades_image" ON "upgrades" USING btree ("image_id");